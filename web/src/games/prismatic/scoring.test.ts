import { describe, expect, it } from "vitest";
import type { Fixture } from "../board";
import { readCatalogue } from "./catalogue";
import fixtures from "./fixtures.json";
import { readPosition, type Position } from "./position";
import { owned, reckon, tieBreak, type Reckoning } from "./scoring";

const all = fixtures as unknown as Fixture[];

describe("the reckoning", () => {
  it.each(all.map((fixture) => [fixture.name, fixture] as const))("adds up to the game's scores: %s", (_, fixture) => {
    const reckonings = reckon(readPosition(fixture.view), readCatalogue(fixture.data));
    expect(reckonings?.map(({ total }) => total)).toEqual(fixture.view.scores);
  });

  it("is left open while the cards are not known", () => {
    const created = all.find(({ name }) => name === "the end");
    expect(created && reckon(readPosition(created.view), readCatalogue(undefined))).toBeNull();
  });

  const seat = (more: object) => ({
    bag: "", prisms: 0, palette: "", progress: {}, created: {}, ready: false, holding: 0, bid: 0, bidding: false,
    secret: "?", ...more,
  });
  const table = (...seats: object[]) => ({ phase: "resolve", first: null, seats: seats.map(seat) }) as unknown as Position;

  it("gives a majority to nobody when it is tied, and none for nothing", () => {
    const [a, b] = reckon(table({ bag: "RG" }, { bag: "BW" }), readCatalogue({})) ?? [];
    expect([a?.total, b?.total]).toEqual([0, 0]);
    expect(a?.parts.prismatic.points).toBe(0);
  });

  it("counts motes and prisms wherever they lie", () => {
    const area = seat({ bag: "R", prisms: 1, palette: "G^", progress: { 3: "B" }, secret: { hand: "W", put: { palette: "K^" }, cards: [], kept: null, bid: null } });
    expect([...owned(area as never, false)].sort().join("")).toBe("BGKRW^^^");
    expect(owned(area as never, true)).not.toContain("W");
    const [first] = reckon(table({ palette: "^^^^^P" }, { bag: "RG" }), readCatalogue({})) ?? [];
    expect(first?.parts.prisms).toEqual({ number: 5, points: 1 });
    expect(first?.parts.prismatic.points).toBe(2);
  });

  it("takes a point for each card left in progress", () => {
    const [first] = reckon(table({ progress: { 3: "", 9: "RR" } }, {}), readCatalogue({})) ?? [];
    expect(first?.parts.progress).toEqual({ number: 2, points: -2 });
  });
});

describe("a tie", () => {
  const of = (total: number, created: number, motes: number, prisms: number, first: number): Reckoning =>
    ({ total, created, parts: { motes: { number: motes }, prisms: { number: prisms }, first: { number: first } } }) as unknown as Reckoning;

  it("is decided by cards, motes, prisms, the first at the goal, and then by lot", () => {
    expect(tieBreak([of(5, 3, 9, 1, 0), of(4, 9, 9, 9, 0)])).toBeNull();
    expect(tieBreak([of(5, 3, 9, 1, 0), of(5, 4, 9, 1, 0)])).toBe("created");
    expect(tieBreak([of(5, 3, 9, 1, 0), of(5, 3, 8, 1, 0)])).toBe("motes");
    expect(tieBreak([of(5, 3, 9, 1, 0), of(5, 3, 9, 2, 0)])).toBe("prisms");
    expect(tieBreak([of(5, 3, 9, 1, 1), of(5, 3, 9, 1, 0)])).toBe("first");
    expect(tieBreak([of(5, 3, 9, 1, 0), of(5, 3, 9, 1, 0)])).toBe("lot");
  });
});
