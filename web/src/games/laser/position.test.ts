import { expect, test } from "vitest";
import { placesOf } from "./position";

test("places go by points, and equals share one", () => {
  expect(placesOf([4, 9, 4, 0], [1])).toEqual([2, 1, 2, 4]);
  expect(placesOf([3, 3], [])).toEqual([1, 1]);
});

test("who won by a resignation is first, whatever the points", () => {
  expect(placesOf([0, 0], [1])).toEqual([2, 1]);
  expect(placesOf([8, 2], [1])).toEqual([2, 1]);
});
