import { expect, test } from "vitest";
import { lineOf, movesAt, yOf } from "./graph";

const judged = (moves: number, shares: number[]) => ({ moves, seat: 0, shares, loss: 0, better: null, reason: null });

test("a line goes from left to right, a sure win is on top", () => {
  const line = lineOf([judged(0, [0.5, 0.5]), judged(10, [1, 0])], 0, 10);
  expect(line).toBe("M0.00 20.00L100.00 1.00");
  expect(yOf(0)).toBe(39);
});

test("a click tells the move, also beside the picture", () => {
  expect(movesAt(50, 200, 40)).toBe(10);
  expect(movesAt(-3, 200, 40)).toBe(0);
  expect(movesAt(999, 200, 40)).toBe(40);
});
