import { expect, test } from "vitest";
import { lowestBid } from "./position";

test("of equal numbers the first from the active seat on is the lowest bid", () => {
  expect(lowestBid({ bids: [5, null, null, 5], active: 1 })).toEqual({ bid: 5, seat: 3 });
  expect(lowestBid({ bids: [5, null, null, 5], active: 0 })).toEqual({ bid: 5, seat: 0 });
  expect(lowestBid({ bids: [6, 4, null], active: null })).toEqual({ bid: 4, seat: 1 });
  expect(lowestBid({ bids: ["?", null], active: 0 })).toBeNull();
});
