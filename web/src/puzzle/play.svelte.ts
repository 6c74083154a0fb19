/** A puzzle that is being solved: the line so far, with what the server said after each move. */

import type { PuzzleHint, PuzzleInfo, PuzzleStep } from "../table/wire";
import * as server from "./ask";

export class Solving {
  constructor(private readonly game: string) {}

  info = $state.raw<PuzzleInfo | null>(null);
  line = $state.raw<string[]>([]);
  /** One more than moves: the first is the start. */
  steps = $state.raw<PuzzleStep[]>([]);
  hints = $state.raw<PuzzleHint[]>([]);
  shown = $state(0);
  busy = $state(false);
  refused = $state.raw<server.Refused | null>(null);
  failed = $state(false);
  private ahead = new Map<string, Promise<PuzzleStep>>();

  get step(): PuzzleStep | null {
    return this.steps.at(-1) ?? null;
  }

  /** A puzzle from wherever it comes; what was asked for last counts. */
  private asked = 0;
  async begin(load: () => Promise<PuzzleInfo>): Promise<void> {
    const mine = ++this.asked;
    this.busy = true;
    this.failed = false;
    this.refused = null;
    try {
      const info = await load();
      const start = await server.tryLine(this.game, info.puzzle, []);
      if (mine !== this.asked) return;
      this.info = info;
      this.steps = [start];
      this.line = [];
      this.hints = [];
      this.shown = 0;
      this.solution = [];
      this.ahead.clear();
    } catch (error) {
      if (mine !== this.asked) return;
      this.failed = true;
      this.info = null;
      this.refused = error instanceof server.Refused ? error : new server.Refused("");
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  /** Where the line leads with one more move; asked for once. */
  next(move: string): Promise<PuzzleStep> {
    const line = [...this.line, move];
    const key = line.join(" ");
    const known = this.ahead.get(key);
    if (known) return known;
    const found = server.tryLine(this.game, this.info?.puzzle ?? {}, line);
    this.ahead.set(key, found);
    found.catch(() => this.ahead.delete(key));
    return found;
  }

  async play(move: string): Promise<void> {
    if (this.busy || !this.info) return;
    const info = this.info;
    this.busy = true;
    this.refused = null;
    try {
      const step = await this.next(move);
      if (info !== this.info) return;
      this.line = [...this.line, move];
      this.steps = [...this.steps, step];
    } catch (error) {
      this.refused = error instanceof server.Refused ? error : new server.Refused("");
    } finally {
      if (info === this.info) this.busy = false;
    }
  }

  /** Back to so many moves. */
  undo(moves: number): void {
    this.line = this.line.slice(0, Math.max(0, moves));
    this.steps = this.steps.slice(0, this.line.length + 1);
    this.refused = null;
  }

  async hint(): Promise<void> {
    if (await this.loadHints()) this.shown = Math.min(this.shown + 1, this.hints.length);
  }

  /** The cheapest solution, for those who have solved it. */
  solution = $state.raw<string[]>([]);
  async reveal(): Promise<void> {
    if (await this.loadHints()) this.solution = this.hints.at(-1)?.line ?? [];
  }

  private async loadHints(): Promise<boolean> {
    const info = this.info;
    if (!info) return false;
    try {
      if (!this.hints.length) {
        const told = await server.hints(this.game, info.puzzle);
        if (info !== this.info) return false;
        this.hints = told;
      }
      return true;
    } catch (error) {
      this.refused = error instanceof server.Refused ? error : new server.Refused("");
      return false;
    }
  }
}
