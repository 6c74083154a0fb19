import { expect, test } from "vitest";
import type { Line, View } from "../../table/wire";
import { meant, placeOf, readMove, readMoves, readPosition, squareAt, targetsOf } from "./moves";
import { follow } from "./pieces";

const view = (board: string): View => ({
  seat: 0,
  position: { board, turn: 0, reserves: [3, 3], quiet: 0, options: {} },
  to_act: [0],
  legal: {},
  outcome: null,
  scores: [],
  details: { quiet_limit: 100 },
});

test("moves are read as they are written", () => {
  expect(readMove("a1+a2")).toEqual({ text: "a1+a2", from: "a1", to: "a2", kind: "deploy" });
  expect(readMove("c7-c8=")?.kind).toBe("promote");
  expect(readMove("a3xa2")?.kind).toBe("capture");
  expect(readMove("a9-a2")).toBeNull();
});

test("one way may have two meanings, and then both are kept", () => {
  const targets = targetsOf(readMoves(["e3-e4", "e3+e4", "e3-d4", "a1+a2"]), "e3");
  expect(targets.get("e4")?.map((move) => move.kind)).toEqual(["move", "deploy"]);
  expect(targets.get("d4")).toHaveLength(1);
  expect(targets.has("a2")).toBe(false);
  expect(targetsOf(readMoves(["a1+a2"]), null).size).toBe(0);
});

test("a board is read from rank 8 down", () => {
  const { squares } = readPosition(view("f2f3f/8/8/8/8/8/8/F3F2F"));
  expect(squares.size).toBe(6);
  expect(squares.get("e1")).toEqual({ letter: "F", side: 0 });
  expect(squares.get("d8")).toEqual({ letter: "F", side: 1 });
});

test("Blue sees the board the other way round, and back", () => {
  expect(squareAt(0, 7, 0)).toBe("a1");
  expect(squareAt(0, 7, 1)).toBe("h8");
  for (const chair of [0, 1]) {
    const { column, row } = placeOf("c6", chair);
    expect(squareAt(column, row, chair)).toBe("c6");
  }
});

test("an illegal try is written as what was meant, so that the server can say why not", () => {
  const position = readPosition(view("8/8/8/8/8/s7/C7/F7"));
  expect(meant("a2", "a5", position)).toBe("a2-a5");
  expect(meant("a2", "a3", position)).toBe("a2xa3");
  expect(meant("a1", "c3", position)).toBe("a1+c3");
});

const line = (events: Record<string, unknown>[]): Line => ({
  kind: "moved",
  seat: 0,
  words: null,
  at: 0,
  moves: 1,
  move: "",
  events,
});

test("a piece that moves keeps its identity, one that comes out gets a new one", () => {
  let count = 0;
  const nextId = () => (count += 1);
  const start = follow([], readPosition(view("8/8/8/8/8/8/8/F6D")), null, nextId);
  const [fleet, fighter] = start;
  const moved = follow(
    start,
    readPosition(view("8/8/8/8/8/8/7D/F7")),
    line([{ kind: "move", from: "h1", to: "h2" }]),
    nextId,
  );
  expect(moved.find((piece) => piece.square === "h2")?.id).toBe(fighter?.id);
  const out = follow(
    moved,
    readPosition(view("8/8/8/8/8/8/C6D/B7")),
    line([{ kind: "deploy", from: "a1", to: "a2" }]),
    nextId,
  );
  expect(out.find((piece) => piece.square === "a1")?.id).toBe(fleet?.id);
  expect(out.find((piece) => piece.square === "a2")).toMatchObject({ id: 3, from: "a1" });
  const again = follow(
    out,
    readPosition(view("8/8/8/8/8/8/C6D/B7")),
    line([{ kind: "deploy", from: "a1", to: "a2" }]),
    nextId,
  );
  expect(again.map((piece) => piece.id)).toEqual(out.map((piece) => piece.id));
});
