import { describe, expect, it } from "vitest";
import type { Line } from "../../table/wire";
import { flightsOf, freshIn, marksOf, roundEnd, told, type PrismEvent } from "./events";
import fixtures from "./fixtures.json";
import { texts } from "./texts";

const names = ["Ada", "Bruno", "Chloé"];
const line = (...events: PrismEvent[]): Line => ({
  kind: "moved",
  seat: 0,
  words: null,
  at: 0,
  moves: 1,
  move: null,
  events: events as unknown as Record<string, unknown>[],
});
const taken = { kind: "take", seat: 0, target: 2, colour: "red", card: "take-right" };

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
    expect(flightsOf(line({ kind: "draw", seat: 1, count: 2, discarded: "draw-two" }))).toEqual([
      { card: "?", from: "stack", to: "hand 1" },
      { card: "?", from: "stack", to: "hand 1" },
      { card: "draw-two", from: "pane 1 draw-two", to: "discard" },
    ]);
  });

  it("leaves no trace on a table that was dealt anew", () => {
    const end = line({ kind: "play", seat: 0, card: "red" }, { kind: "round", winner: 0 }, { kind: "deal", dealer: 0 });
    expect([marksOf(end).size, flightsOf(end).length]).toEqual([0, 0]);
    expect(roundEnd(end)?.winner).toBe(0);
  });

  it("is told with names, in both languages", () => {
    expect(told(line(taken), names, texts.en)).toBe("Ada took red from Chloé.");
    expect(told(line(taken), names, texts.de)).toBe("Ada nahm Rot von Chloé.");
    expect(told(line({ ...taken, kind: "block" }), names, texts.en)).toBe("Chloé blocked Ada.");
  });

  it("shows which cards were drawn", () => {
    const drawn = line({ kind: "draw", seat: 0, count: 2, cards: ["block", "red"] });
    expect(freshIn(drawn, 0, ["red", "red", "zap", "block"])).toEqual(new Set([3, 1]));
    expect(freshIn(drawn, 1, ["red", "block"]).size).toBe(0);
    expect(freshIn(line({ kind: "draw", seat: 1, count: 1 }), 1, ["?", "?"])).toEqual(new Set([1]));
  });

  it("is known for every real event", () => {
    for (const { last } of fixtures) {
      if (!last || last.events[0]?.kind === "ask") continue;
      expect(told(last as unknown as Line, Array(6).fill("Ada"), texts.en)).toContain("Ada");
    }
  });
});
