/** Asks what a move would do once the pointer rests; answers that come too late are dropped. */

import type { Preview } from "../../table/wire";

type Ask = (move: string) => Promise<Preview>;

export interface Asker {
  /** The move in question now, or none. */
  about(move: string | null): void;
  /** The game went on: what was answered before no longer holds. */
  forget(): void;
}

export const PATIENCE = 140;

export function makeAsker(ask: () => Ask | undefined, show: (answer: Preview | null) => void): Asker {
  const known = new Map<string, Preview>();
  let current: string | null = null;
  let age = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetch(move: string, born: number): Promise<void> {
    const answer = await ask()?.(move).catch(() => null);
    if (!answer || born !== age) return;
    known.set(move, answer);
    if (move === current) show(answer);
  }

  function about(move: string | null): void {
    if (move === current) return;
    clearTimeout(timer);
    current = move;
    const answer = move === null ? null : (known.get(move) ?? null);
    show(answer);
    if (move !== null && !answer) timer = setTimeout(() => void fetch(move, age), PATIENCE);
  }

  function forget(): void {
    about(null);
    known.clear();
    age += 1;
  }

  return { about, forget };
}
