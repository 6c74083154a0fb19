/** Where the numbers of a chart lie on a line from 0 to 100. Pure. */

import type { Mean } from "../table/wire";

export interface Scale {
  low: number;
  high: number;
  at: (value: number) => number;
}

/** So that every interval fits in, and what they are compared with. */
export function scaleOf(lines: Mean[]): Scale {
  const values = lines.flatMap((line) => [line.low, line.high, ...(line.fair === null ? [] : [line.fair])]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = high - low || 1;
  return { low, high, at: (value) => ((value - low) / width) * 100 };
}

/** What all lines are compared with, if it is the same for all. */
export function fairOf(lines: Mean[]): number | null {
  const [first = null, ...others] = new Set(lines.map(({ fair }) => fair));
  return others.length ? null : first;
}

/** So near to each other, in parts of a hundred, numbers below a scale cannot be told apart. */
const NEAR = 18;

/** What is written below a scale: what the lines are compared with, and its ends as far as there is room. */
export function ticksOf({ low, high, at }: Scale, fair: number | null): number[] {
  const ends = [...new Set([low, high])];
  if (fair === null) return ends;
  return [fair, ...ends.filter((end) => Math.abs(at(end) - at(fair)) > NEAR)].sort((a, b) => a - b);
}

/** A mean that far reaching others are told beside is hard to see: each line then has a scale of its own size. */
export function inGroups(lines: Mean[]): Mean[][] {
  const groups = new Map<number, Mean[]>();
  for (const line of lines) {
    const size = Math.max(Math.abs(line.low), Math.abs(line.high), 1e-9);
    const order = Math.max(0, Math.floor(Math.log10(size)));
    groups.set(order, [...(groups.get(order) ?? []), line]);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}
