import { expect, test } from "vitest";
import type { Mean } from "../table/wire";
import { fairOf, inGroups, scaleOf, ticksOf } from "./scale";

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

test("below a scale stands what is compared with, and its ends where there is room", () => {
  const lines = [line(-0.4, 0.6, 0), line(-0.2, 0.2, 0)];
  expect(ticksOf(scaleOf(lines), fairOf(lines))).toEqual([-0.4, 0, 0.6]);
  const above = [line(0.05, 0.9, 0)];
  expect(ticksOf(scaleOf(above), fairOf(above))).toEqual([0, 0.9]);
  const near = [line(-0.05, 0.9, 0)];
  expect(ticksOf(scaleOf(near), fairOf(near))).toEqual([0, 0.9]);
  const several = [line(0.4, 0.6, 0.5), line(0.3, 0.4, 0.33)];
  expect(ticksOf(scaleOf(several), fairOf(several))).toEqual([0.3, 0.6]);
  expect(ticksOf(scaleOf([line(1, 1)]), null)).toEqual([1]);
});

test("small numbers are not drawn beside large ones", () => {
  const groups = inGroups([line(1, 2), line(40, 60), line(0, 0.5), line(500, 700)]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
});
