import { expect, test } from "vitest";
import type { Chart, Mean } from "../table/wire";
import { besides, isVersion } from "./beside";

const line = (name: string, mean: number): Mean => ({
  name,
  mean,
  low: mean,
  high: mean,
  count: 9,
  fair: null,
  found: false,
  cut: 0,
});

test("each measure stands beside itself", () => {
  const charts: Chart[] = [
    { id: "difference", unit: "number", lines: [line("moves", 5)] },
    { id: "difference-share", unit: "share", lines: [line("drawn", -0.1)] },
    { id: "before-numbers", unit: "number", lines: [line("moves", 40)] },
    { id: "before-shares", unit: "share", lines: [line("drawn", 0.2)] },
    { id: "after-numbers", unit: "number", lines: [line("moves", 45)] },
    { id: "after-shares", unit: "share", lines: [line("drawn", 0.1)] },
  ];
  expect(besides(charts).map(({ change, before, after, share }) => [change.name, before, after, share])).toEqual([
    ["moves", 40, 45, false],
    ["drawn", 0.2, 0.1, true],
  ]);
  expect(charts.filter(isVersion)).toHaveLength(4);
});
