import { beforeEach, describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import type { SeatInfo, View } from "../../table/wire";
import { askedAbout, inCompany, Moment, MOMENT } from "./moment.svelte";

const view = (name: string): View => fixtures.find((each) => each.name === name)?.view as unknown as View;

describe("who is asked", () => {
  it("is the target, with a block or without", () => {
    expect(askedAbout(view("answer with a block"))).not.toBeNull();
    expect(askedAbout(view("answer without a block"))).not.toBeNull();
  });

  it("is neither the taker nor somebody at another time", () => {
    expect(askedAbout(view("answer seen by the taker"))).toBeNull();
    expect(askedAbout(view("replace after a block"))).toBeNull();
    expect(askedAbout(view("play, two"))).toBeNull();
  });
});

/** When `allow` is said, if nothing else happens; `null` for not within a minute. */
function allowedAt(moment: Moment, press: (moment: Moment, time: number) => void, active = true): number | null {
  for (let time = 0; time < 60_000; time += 100) {
    press(moment, time);
    if (moment.tick("a", active, 1000 + time)) return time;
  }
  return null;
}

describe("a moment", () => {
  let moment: Moment;
  beforeEach(() => {
    moment = new Moment();
  });

  it("ends at the same time whether one lets go early, late or not at all", () => {
    const never = allowedAt(new Moment(), () => undefined);
    const early = allowedAt(new Moment(), (each, time) => void (time === 100 && (each.letGo = true)));
    const late = allowedAt(new Moment(), (each, time) => void (time === MOMENT - 100 && (each.letGo = true)));
    expect([never, early, late]).toEqual([MOMENT, MOMENT, MOMENT]);
  });

  it("says allow once", () => {
    expect(allowedAt(moment, () => undefined)).toBe(MOMENT);
    expect(moment.over).toBe(true);
    expect(allowedAt(moment, () => undefined)).toBeNull();
  });

  it("says nothing after a block", () => {
    expect(allowedAt(moment, (each, time) => void (time === 2000 && each.blocked()))).toBeNull();
  });

  it("says nothing while the viewer may not act", () => {
    expect(allowedAt(moment, () => undefined, false)).toBeNull();
    expect(moment.left).toBe(MOMENT);
  });

  it("goes on over a short break", () => {
    moment.tick("a", true, 0);
    moment.tick("a", false, 1000);
    expect(moment.tick("a", true, MOMENT - 1)).toBe(false);
    expect(moment.tick("a", true, MOMENT)).toBe(true);
  });

  it("is given anew when it ended during a break", () => {
    moment.tick("a", true, 0);
    moment.letGo = true;
    moment.tick("a", false, 20_000);
    expect(moment.tick("a", true, 30_000)).toBe(false);
    expect([moment.left, moment.letGo]).toEqual([MOMENT, false]);
    expect(moment.tick("a", true, 30_000 + MOMENT)).toBe(true);
  });

  it("begins again with the next take", () => {
    expect(allowedAt(moment, () => undefined)).toBe(MOMENT);
    expect(moment.tick(null, true, 10_000)).toBe(false);
    expect(moment.tick("b", true, 11_000)).toBe(false);
    expect(moment.over).toBe(false);
    expect(moment.tick("b", true, 11_000 + MOMENT)).toBe(true);
  });
});

describe("company", () => {
  const seat = (kind: SeatInfo["kind"], present = true): SeatInfo => ({
    name: "",
    kind,
    level: null,
    present,
    stand_in: false,
    host: false,
    silenced: false,
  });

  it("is other people at the table, also at the same screen, and those who watch", () => {
    expect(inCompany([seat("person"), seat("bot")], 0, 0)).toBe(false);
    expect(inCompany([seat("person"), seat("person")], 0, 0)).toBe(true);
    expect(inCompany([seat("person"), seat("bot")], 0, 1)).toBe(true);
    expect(inCompany([seat("person"), seat("person", false)], 0, 0)).toBe(false);
  });
});
