import { expect, test } from "vitest";
import type { Mean } from "../table/wire";
import { inGroups, scaleOf } from "./scale";

const line = (low: number, high: number, fair: number | null = null): Mean => ({
  name: "x",
  mean: (low + high) / 2,
  low,
  high,
  count: 10,
  fair,
  found: false,
  cut: 0,
});

test("everything is in the picture, no effect too", () => {
  const scale = scaleOf([line(0.2, 0.4, 0), line(0.1, 0.5, 0)]);
  expect(scale.at(0)).toBe(0);
  expect(scale.at(0.5)).toBe(100);
  expect(scaleOf([line(1, 1)]).at(1)).toBe(0);
});

test("small numbers are not drawn beside large ones", () => {
  const groups = inGroups([line(1, 2), line(40, 60), line(0, 0.5), line(500, 700)]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
});
