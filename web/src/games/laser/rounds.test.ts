import { expect, test } from "vitest";
import type { Line } from "../../table/wire";
import { earnedBy } from "./rounds";

const line = (...events: Record<string, unknown>[]): Line => ({ events }) as unknown as Line;

test("points, losses and crosses stand under the round that brought them", () => {
  const log = [
    line({ kind: "bid", seat: 0, bid: 4 }),
    line({ kind: "points", seat: 1, points: 4 }, { kind: "cross", seat: 0 }, { kind: "round", round: 2, cards: [] }),
    line({ kind: "penalty", seat: 0, points: -2, lost: 2 }, { kind: "round", round: 3, cards: [] }),
    line({ kind: "points", seat: 1, points: 5 }, { kind: "over", reason: "", why: "target" }),
  ];
  expect(earnedBy(3, log)).toEqual([
    [
      { round: 1, points: null },
      { round: 2, points: -2 },
    ],
    [
      { round: 1, points: 4 },
      { round: 3, points: 5 },
    ],
    [],
  ]);
});
