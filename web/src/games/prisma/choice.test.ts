import { describe, expect, test } from "vitest";
import { begin, ghostOf, hover, NOTHING, pick, settle, targetsOf, turn, undo, type Offer } from "./choice";
import { choicesOf, fitting, parsed, taskOf, turnedOn, usesTile } from "./moves";
import type { Position } from "./position";

const LEGAL = ["place 1,0 ----rr", "place 1,0 r----r", "place 1,0 rr----", "place 0,2 ----rr", "place 0,2 --b--b"];

function offer(legal: string[], changes: Partial<Position> = {}): Offer {
  const position = {
    players: 2,
    tiles: [[3, -1, "-b-r--"]],
    hands: [["----rr", "--b--b", "---bbb"], []],
    lifted: null,
    ...changes,
  };
  return { position: position as unknown as Position, choices: choicesOf(legal), seat: 0 };
}

describe("moves become choices", () => {
  test("placements by tile, cell and way round", () => {
    const { places } = choicesOf(LEGAL);
    expect([...places.keys()]).toEqual(["----rr", "--b--b"]);
    expect(places.get("----rr")?.get("1,0")).toEqual(["----rr", "r----r", "rr----"]);
  });
  test("every kind of move finds its place", () => {
    const choices = choicesOf(["lift 1,0", "pass", "freeze 2", "unfreeze 0"]);
    expect([...choices.lifts, choices.pass, ...choices.freezes, ...choices.unfreezes]).toEqual(["1,0", true, 2, 0]);
  });
  test.each([
    [LEGAL, "place"],
    [["drop 1,0 ----rr"], "drop"],
    [["discard ----rr"], "discard"],
    [["lift 1,0", "pass"], "earned"],
    [["pass"], "earned"],
    [[], "nothing"],
  ])("%j asks for %s", (legal, task) => expect(taskOf(choicesOf(legal))).toBe(task));
});

describe("turning", () => {
  test("takes the first way clockwise that is allowed", () => {
    expect(fitting("----rr", ["rr----", "r----r"])).toBe("r----r");
    expect(fitting("----rr", ["--bb--"])).toBe(null);
  });
  test("goes round among the allowed ways, forwards and back", () => {
    const ways = ["----rr", "rr----"];
    expect(turnedOn("----rr", ways, 1)).toBe("rr----");
    expect(turnedOn("rr----", ways, 1)).toBe("----rr");
    expect(turnedOn("----rr", ways, -1)).toBe("rr----");
    expect(turnedOn("----rr", ["----rr"], 1)).toBe("----rr");
  });
});

describe("a choice", () => {
  const here = offer(LEGAL);

  test("a taken tile shows its places, and taken again it is put back", () => {
    const held = pick(here, NOTHING, 0);
    expect([...targetsOf(here, held).keys()]).toEqual(["1,0", "0,2"]);
    expect(pick(here, held, 0)).toEqual(NOTHING);
    expect(targetsOf(here, pick(here, held, 2)).size).toBe(0);
  });
  test("the ghost stands on legal places only, the way it fits there", () => {
    const held = turn(here, pick(here, NOTHING, 0), 1); // r----r
    expect(ghostOf(here, hover(here, held, [5, 5]))).toBe(null);
    expect(ghostOf(here, hover(here, held, [1, 0]))?.move).toBe("place 1,0 r----r");
    expect(ghostOf(here, hover(here, held, [0, 2]))?.move).toBe("place 0,2 ----rr");
    // Elsewhere again it is held as before.
    expect(hover(here, hover(here, held, [0, 2]), [1, 0]).held).toBe("r----r");
  });
  test("set down, it stays under a moving pointer and turns on its place", () => {
    const set = settle(here, pick(here, NOTHING, 0), [1, 0]);
    expect(hover(here, set, [0, 2])).toBe(set);
    expect(ghostOf(here, turn(here, set, 1))).toMatchObject({ move: "place 1,0 r----r", settled: true, ways: 3 });
    expect(ghostOf(here, turn(here, set, -1))?.move).toBe("place 1,0 rr----");
  });
  test("cannot be set down where nothing fits", () => {
    const held = pick(here, NOTHING, 1);
    expect(settle(here, held, [1, 0])).toBe(held);
  });
  test("is undone step by step", () => {
    const set = settle(here, pick(here, NOTHING, 0), [1, 0]);
    const up = undo(here, set);
    expect(up).toMatchObject({ tile: 0, settled: false, at: null });
    expect(undo(here, up)).toEqual(NOTHING);
  });
  test("a lifted tile is held from the beginning, and never let go", () => {
    const lifted = offer(["drop 1,0 r---b-", "drop 4,0 -b-r--"], { lifted: [3, -1] });
    const held = begin(lifted);
    expect(held.held).toBe("-b-r--");
    expect(ghostOf(lifted, hover(lifted, held, [4, 0]))?.move).toBe("drop 4,0 -b-r--");
    expect(undo(lifted, settle(lifted, held, [4, 0])).held).toBe("-b-r--");
  });
});

describe("hints", () => {
  test("a move tells its cell, tile or loop", () => {
    expect(parsed("place 2,-1 rr----")).toEqual({ word: "place", cell: [2, -1], sides: "rr----", loop: null });
    expect(parsed("unfreeze 3")).toEqual({ word: "unfreeze", cell: null, sides: null, loop: 3 });
    expect(usesTile(parsed("place 2,-1 rr----"), "----rr")).toBe(true);
    expect(usesTile(parsed("drop 2,-1 rr----"), "----rr")).toBe(false);
    expect(usesTile(parsed("discard --b--r"), "--b--r")).toBe(true);
  });
});
