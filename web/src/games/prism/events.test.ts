import { beforeEach, describe, expect, it } from "vitest";
import { loadBook, speak } from "../../i18n/words.svelte";
import type { Line } from "../../table/wire";
import type { Event, Take } from "./event-types";
import { flightsOf, freshIn, marksOf, roundEnd, told } from "./events";
import fixtures from "./fixtures.json";

beforeEach(async () => {
  await speak("en");
  await loadBook("prism");
});

const names = ["Ada", "Bruno", "Chloé"];
const line = (...events: Event[]): Line => ({
  kind: "moved",
  seat: 0,
  words: null,
  at: 0,
  moves: 1,
  move: null,
  events: events as unknown as Record<string, unknown>[],
});
const taken: Take = { kind: "take", seat: 0, target: 2, colour: "red", card: "take-right" };

describe("what a move did", () => {
  it("is marked where it happened", () => {
    expect([...marksOf(line(taken))]).toEqual(["pane 2 red", "pane 0 red"]);
    expect([...marksOf(line({ kind: "zap", seat: 0, target: 1, colour: "blue", card: "zap" }))]).toEqual([
      "pane 1 blue",
      "discard",
    ]);
    expect(marksOf(null).size).toBe(0);
  });

  it("flies from place to place", () => {
    expect(flightsOf(line(taken))).toEqual([{ card: "red", from: "pane 2 red", to: "pane 0 red" }]);
    expect(flightsOf(line({ kind: "draw", seat: 1, count: 2, cards: null, discarded: "draw-two" }))).toEqual([
      { card: "?", from: "stack", to: "hand 1" },
      { card: "?", from: "stack", to: "hand 1" },
      { card: "draw-two", from: "pane 1 draw-two", to: "discard" },
    ]);
  });

  it("leaves no trace on a table that was dealt anew", () => {
    const points = { points: [6, 0], colours: [[], []], wilds: [0, 0], gained: [] };
    const end = line(
      { kind: "play", seat: 0, card: "red" },
      { kind: "round", round: 1, winner: 0, ...points },
      { kind: "deal", dealer: 0, round: 2 },
    );
    expect([marksOf(end).size, flightsOf(end).length]).toEqual([0, 0]);
    expect(roundEnd(end)?.winner).toBe(0);
  });

  it("is told with names, in every language", async () => {
    const drawn = line({ kind: "draw", seat: 1, count: 2, cards: null, discarded: "draw-two" });
    expect(told(line(taken), names)).toBe("Ada takes red from Chloé");
    expect(told(line({ ...taken, kind: "block" }), names)).toBe("Chloé blocks Ada's take right");
    expect(told(drawn, names)).toBe("Bruno uses a draw two and draws two cards");
    await speak("de");
    expect(told(line(taken), names)).toBe("Ada nimmt Rot von Chloé");
    await speak("fr");
    expect(told(line(taken), names)).toBe("Ada prend le rouge de Chloé");
    expect(told(drawn, names)).toBe("Bruno utilise un « pioche deux » et pioche deux cartes");
  });

  it("shows which cards were drawn", () => {
    const drawn = line({ kind: "draw", seat: 0, count: 2, cards: ["block", "red"], discarded: null });
    expect(freshIn(drawn, 0, ["red", "red", "zap", "block"])).toEqual(new Set([3, 1]));
    expect(freshIn(drawn, 1, ["red", "block"]).size).toBe(0);
    expect(freshIn(line({ kind: "draw", seat: 1, count: 1, cards: null, discarded: null }), 1, ["?", "?"])).toEqual(
      new Set([1]),
    );
  });

  it("is known for every real event", () => {
    for (const { last } of fixtures) {
      if (!last || last.events[0]?.kind === "ask") continue;
      expect(told(last as unknown as Line, Array(6).fill("Ada"))).toContain("Ada");
    }
  });
});
