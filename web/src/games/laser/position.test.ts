import { expect, test } from "vitest";
import { lowestBid, placesOf } from "./position";

test("places go by points, and equals share one", () => {
  expect(placesOf([4, 9, 4, 0], [1])).toEqual([2, 1, 2, 4]);
  expect(placesOf([3, 3], [])).toEqual([1, 1]);
});

test("who won by a resignation is first, whatever the points", () => {
  expect(placesOf([0, 0], [1])).toEqual([2, 1]);
  expect(placesOf([8, 2], [1])).toEqual([2, 1]);
});

test("of equal numbers the first from the active seat on is the lowest bid", () => {
  expect(lowestBid({ bids: [5, null, null, 5], active: 1 })).toEqual({ bid: 5, seat: 3 });
  expect(lowestBid({ bids: [5, null, null, 5], active: 0 })).toEqual({ bid: 5, seat: 0 });
  expect(lowestBid({ bids: [6, 4, null], active: null })).toEqual({ bid: 4, seat: 1 });
  expect(lowestBid({ bids: ["?", null], active: 0 })).toBeNull();
});
