import { expect, test } from "vitest";
import type { Line, View } from "../../table/wire";
import { happenings } from "./happenings";
import { readPosition } from "./moves";

const position = (board: string) =>
  readPosition({
    position: { board, turn: 0, reserves: [3, 3], quiet: 0, options: {} },
    details: { quiet_limit: 100 },
  } as unknown as View);

const line = (...events: Record<string, unknown>[]) => ({ seat: 0, events }) as unknown as Line;

test("a capture shows what was taken, and whether its square is empty now", () => {
  const capture = { kind: "capture", seat: 0, piece: "fighter", from: "d4", taken: "carrier", at: "d5" };
  const [stays] = happenings(line(capture), position("8/8/8/8/3D4/8/8/8"));
  expect(stays).toEqual({ kind: "capture", from: "d4", at: "d5", victim: { letter: "C", side: 1 }, empty: true });
  const [advances] = happenings(line(capture), position("8/8/8/3D4/8/8/8/8"));
  expect(advances).toMatchObject({ empty: false });
});

test("a promotion shows where the fighter vanished and where its fleet stands", () => {
  const move = { kind: "move", seat: 1, piece: "fighter", from: "c2", to: "c1" };
  const [found] = happenings(line(move, { kind: "promote", seat: 1, at: "c8" }), position("8/8/8/8/8/8/8/8"));
  expect(found).toEqual({ kind: "promotion", at: "c1", fighter: { letter: "D", side: 1 }, home: "c8" });
});

test("a quiet move is nothing to make a fuss about", () => {
  const move = { kind: "move", seat: 0, piece: "ship", from: "d4", to: "d5" };
  expect(happenings(line(move), position("8/8/8/3S4/8/8/8/8"))).toEqual([]);
  expect(happenings(null, position("8/8/8/8/8/8/8/8"))).toEqual([]);
});
