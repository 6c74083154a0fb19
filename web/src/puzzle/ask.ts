/** What the puzzle page asks the server. */

import type { Message, PuzzleHint, PuzzleInfo, PuzzleKind, PuzzleStep, PuzzleTry, Refusal } from "../table/wire";

export type PuzzleJson = PuzzleInfo["puzzle"];

export const DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const difficultyOf = ({ difficulty }: PuzzleInfo): Difficulty =>
  DIFFICULTIES.find((known) => known === difficulty) ?? "medium";

/** The kind of puzzle that is wanted. */
export interface Wish {
  difficulty: string;
  mode: string;
  cards: number;
}

/** The same, or what comes nearest: some difficulties are not to be had with every number of cards. */
export function possible(wish: Wish, kinds: PuzzleKind[]): Wish {
  const known = difficultiesOf(wish, kinds);
  return known.includes(wish.difficulty) ? wish : { ...wish, difficulty: known[0] ?? wish.difficulty };
}

export function difficultiesOf({ mode, cards }: Wish, kinds: PuzzleKind[]): string[] {
  return kinds.find((kind) => kind.mode === mode && kind.cards === cards)?.difficulties ?? [];
}

/** The server said no, and why; `message` is empty if it could not be reached. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly clause: string | null = null,
    /** Why, for any language; null where only the English sentence is known. */
    readonly words: Message | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(game: string, path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/puzzles/${encodeURIComponent(game)}${path}`, init).catch(() => {
    throw new Refused("");
  });
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(said?.message ?? "", said?.clause ?? null, said?.words ?? null);
}

export const kinds = (game: string): Promise<PuzzleKind[]> => ask(game, "");

export const daily = (game: string, day: string): Promise<PuzzleInfo> =>
  ask(game, `/daily?${new URLSearchParams({ day })}`);

export const fresh = (game: string, wish: Wish): Promise<PuzzleInfo> =>
  ask(game, `/new?${new URLSearchParams({ difficulty: wish.difficulty, mode: wish.mode, cards: String(wish.cards) })}`);

export const tryLine = (game: string, puzzle: PuzzleJson, line: string[]): Promise<PuzzleStep> =>
  ask(game, "/try", { puzzle, line } satisfies PuzzleTry);

export const hints = (game: string, puzzle: PuzzleJson): Promise<PuzzleHint[]> => ask(game, "/hints", puzzle);
