/** The evaluation of a game as lines in a box of 100 by 40; pure. */

import type { Judged } from "../table/wire";

export const WIDTH = 100;
export const HEIGHT = 40;
/** Above and below the lines, so that they are whole at both ends. */
const MARGIN = 1;

export function xOf(moves: number, total: number): number {
  return total ? (moves / total) * WIDTH : 0;
}

export function yOf(share: number): number {
  return MARGIN + (1 - Math.min(1, Math.max(0, share))) * (HEIGHT - 2 * MARGIN);
}

/** The seat's share of the win over the game, as path data. */
export function lineOf(judged: Judged[], seat: number, total: number): string {
  return judged
    .filter((each) => each.shares[seat] !== undefined)
    .map((each, i) => `${i ? "L" : "M"}${xOf(each.moves, total).toFixed(2)} ${yOf(each.shares[seat] ?? 0).toFixed(2)}`)
    .join("");
}

export function movesAt(x: number, width: number, total: number): number {
  return Math.round(Math.min(1, Math.max(0, x / width)) * total);
}

/** Moves to write at the axis: some five round numbers, from none to the last. */
export function ticks(total: number): number[] {
  if (total < 1) return [0];
  const rough = total / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, n) => n * step);
}
