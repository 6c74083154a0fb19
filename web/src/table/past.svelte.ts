/** Looking back through a game that goes on: earlier moments as the viewer could see them then. */

import * as api from "../app/api";
import type { Frame, Line } from "./wire";

/** Moves that were taken back: those beyond where the game was brought back to later. */
export function undoneLines(log: Line[]): Set<Line> {
  let back = Infinity;
  return log.reduceRight<Set<Line>>((found, line) => {
    if (line.kind === "taken_back") back = Math.min(back, line.moves);
    return line.kind === "moved" && line.moves > back ? found.add(line) : found;
  }, new Set());
}

/** Where one can stand: how many lines the log had at the beginning and after each move that counts. */
export function momentsOf(log: Line[]): number[] {
  const undone = undoneLines(log);
  return log.flatMap((line, i) =>
    line.kind === "begun" || (line.kind === "moved" && !undone.has(line)) ? [i + 1] : [],
  );
}

export class Past {
  /** What is looked at instead of now. */
  frame = $state.raw<Frame | null>(null);
  /** How many lines the log had then; null: it is now. */
  lines = $state.raw<number | null>(null);

  private readonly known = new Map<string, Promise<Frame>>();

  constructor(
    private readonly match: string,
    private readonly token: string | null,
  ) {}

  /** To a moment; the last one is now. */
  async go(log: Line[], seat: number | null, lines: number): Promise<void> {
    const moments = momentsOf(log);
    if (!moments.includes(lines)) return;
    if (lines === moments.at(-1)) {
      this.leave();
      return;
    }
    this.lines = lines;
    const key = `${seat} ${lines}`;
    const asked = this.known.get(key) ?? api.lookBack(this.match, { lines, seat, token: this.token });
    this.known.set(key, asked);
    try {
      const frame = await asked;
      if (this.lines === lines) this.frame = frame;
    } catch (error) {
      this.known.delete(key);
      if (this.lines === lines) this.leave();
      throw error;
    }
  }

  /** One moment back (-1) or on (1). */
  async step(log: Line[], seat: number | null, by: -1 | 1): Promise<void> {
    const moments = momentsOf(log);
    const here = this.lines === null ? moments.length - 1 : moments.indexOf(this.lines);
    const there = moments[here + by];
    if (there !== undefined) await this.go(log, seat, there);
  }

  leave(): void {
    this.frame = this.lines = null;
  }
}
