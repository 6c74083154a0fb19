import { expect, test } from "vitest";
import { lineOf, movesAt, yOf, ticks } from "./graph";

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

test("the axis has a few round numbers", () => {
  expect(ticks(0)).toEqual([0]);
  expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(88)).toEqual([0, 20, 40, 60, 80]);
  expect(ticks(240)).toEqual([0, 50, 100, 150, 200]);
});
