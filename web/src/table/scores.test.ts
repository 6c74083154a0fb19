import { expect, test } from "vitest";
import { ranking } from "./scores";

const places = (winners: number[], scores: unknown[]) =>
  ranking(winners, scores, scores.length).map(({ seat, place, total }) => [seat, place, total]);

test("winners come first, then points decide", () => {
  expect(places([2], [{ total: 3 }, { total: 9 }, { total: 9 }])).toEqual([
    [2, 1, "9"],
    [1, 2, "9"],
    [0, 3, "3"],
  ]);
});

test("those who share a win share the first place, those with as many points theirs", () => {
  expect(places([0, 1], [5, 5, 2, 2])).toEqual([
    [0, 1, "5"],
    [1, 1, "5"],
    [2, 3, "2"],
    [3, 3, "2"],
  ]);
});

test("without points there are only winners and others, and in a draw all are alike", () => {
  expect(places([1], [null, null]).map(([seat, place]) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(places([], [null, null]).every(([, place]) => place === 1)).toBe(true);
});
