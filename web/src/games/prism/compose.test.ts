import { describe, expect, it } from "vitest";
import { aimsOf, attempt, cardOf, movesOf, onlyDiscarded, placeOf, targetsOf } from "./compose";

const legal = [
  "discard block",
  "play red",
  "take-left-again green",
  "take-any 2 blue",
  "take-any 2 green",
  "zap 1 green",
];

describe("moves and places", () => {
  it("finds the card that a move uses", () => {
    expect(legal.map(cardOf)).toEqual(["block", "red", "take-left-again", "take-any", "take-any", "zap"]);
    expect(["draw", "draw-two", "block", "allow", "decline"].map(cardOf)).toEqual([null, null, null, null, null]);
  });

  it("does not mix up cards whose names begin alike", () => {
    expect(movesOf("take-left", legal)).toEqual([]);
    expect(movesOf("take-any", legal)).toHaveLength(2);
  });

  it("knows where a move happens", () => {
    expect(placeOf("play red", 0, 3)).toBe("pane 0 red");
    expect(placeOf("take-left green", 2, 3)).toBe("pane 0 green");
    expect(placeOf("take-right-again green", 0, 3)).toBe("pane 2 green");
    expect(placeOf("take-left green", 1, 2)).toBe(placeOf("take-right green", 1, 2));
    expect(placeOf("zap 1 green", 0, 3)).toBe("pane 1 green");
    expect(placeOf("discard zap", 0, 3)).toBe("discard");
    expect(placeOf("draw-two", 0, 3)).toBe("pane 0 draw-two");
    expect(placeOf("allow", 0, 3)).toBe("answer");
  });

  it("lists the targets of a card and whom they belong to", () => {
    const targets = targetsOf("take-any", legal, 0, 3);
    expect([...targets.keys()]).toEqual(["pane 2 blue", "pane 2 green"]);
    expect(aimsOf([...targets.values()], 0, 3)).toEqual([2]);
  });

  it("sees which cards can only be discarded", () => {
    expect(onlyDiscarded("block", legal)).toBe(true);
    expect(onlyDiscarded("red", legal)).toBe(false);
    expect(onlyDiscarded("orange", legal)).toBe(false);
  });
});

describe("putting a card somewhere", () => {
  const at = (card: Parameters<typeof attempt>[0], place: string) => attempt(card, place, legal, 0, 3);

  it("plays what is legal there", () => {
    expect(at("red", "pane 0 red")).toEqual({ move: "play red" });
    expect(at("take-any", "pane 2 blue")).toEqual({ move: "take-any 2 blue" });
    expect(at("block", "discard")).toEqual({ move: "discard block" });
  });

  it("takes any pane of one's own for a colour", () => {
    expect(at("red", "pane 0 violet")).toEqual({ move: "play red" });
    expect(at("red", "area 0")).toEqual({ move: "play red" });
  });

  it("sends what was meant when it is not legal, so that the server says why", () => {
    expect(at("red", "discard")).toEqual({ move: "discard red" });
    expect(at("block", "pane 0 red")).toEqual({ move: "play block" });
    expect(at("block", "pane 1 red")).toEqual({ move: "play block" });
    expect(at("zap", "pane 0 red")).toEqual({ move: "zap 0 red" });
    expect(at("zap", "pane 1 wild")).toEqual({ move: "zap 1 wild" });
    expect(at("take-left", "pane 1 red")).toEqual({ move: "take-left red" });
    expect(at("take-left", "area 0")).toEqual({ move: "play take-left" });
  });

  it("never turns a take at the wrong neighbour into one at the right neighbour", () => {
    expect(at("take-left-again", "pane 2 green")).toEqual({ only: 1 });
    expect(at("take-left-again", "area 2")).toEqual({ only: 1 });
  });

  it("asks which pane when a whole collection was meant", () => {
    expect(at("take-any", "area 2")).toEqual({ aim: 2 });
    expect(at("zap", "area 1")).toEqual({ move: "zap 1 green" });
    expect(at("take-any", "area 1")).toBeNull();
  });

  it("makes nothing of nonsense", () => {
    expect(at("red", "pane 1 red")).toBeNull();
    expect(at("red", "stack")).toBeNull();
    expect(at("red", "hand 0")).toBeNull();
  });
});
