/** Boards are loaded when a table needs them: a sixth game is a folder here and nothing else. */

import type { Component } from "svelte";
import { hasWords, loadBook, say, type Values } from "../i18n/words.svelte";
import type { Line, SeatInfo, View } from "../table/wire";
import type { Board } from "./board";

type Module<T> = () => Promise<T>;

/** `seated`: the board shows who sits where, and their points: nobody has to show it beside it. */
interface BoardModule {
  default: Board;
  seated?: boolean;
}

const boards = import.meta.glob("./*/Board.svelte") as Record<string, Module<BoardModule>>;
const descriptions = import.meta.glob<{ describe: Describe }>("./*/describe.ts");
const sayings = import.meta.glob<{ moveWords: MoveWords }>("./*/say.ts");
const tellers = import.meta.glob<{ tell: Tell }>("./*/tell.ts");
const breakdowns = import.meta.glob<{ default: Breakdown }>("./*/Breakdown.svelte");

const puzzles = import.meta.glob<{ default: Puzzles }>("./*/Puzzle.svelte");

/** The page of a game's puzzles: any, or that of a day. */
export type Puzzles = Component<{ game: string; daily: boolean }>;

export async function loadPuzzles(game: string): Promise<Puzzles | null> {
  const load = puzzles[`./${game}/Puzzle.svelte`];
  if (!load) return null;
  const [page] = await Promise.all([load(), loadBook(game)]);
  return page.default;
}

/** How the points of a game came together, where a game draws more than a table of numbers. */
export type Breakdown = Component<{ view: View; seats: SeatInfo[]; log: Line[]; data?: unknown }>;

/** Null for a game that draws none; known at once, so that no table flashes up in place of a figure. */
export function loadBreakdown(game: string): Promise<Breakdown> | null {
  const load = breakdowns[`./${game}/Breakdown.svelte`];
  return load ? load().then((found) => found.default) : null;
}

/** The position in words, for those who do not see the board. */
export type Describe = (view: View, seats: string[], data?: unknown) => string;

/** A move that a seat could make, in words for people: moves are written for programs. */
export type MoveWords = (move: string, seat: number, seats: string[], data?: unknown) => string;

/** An event in words where the server's sentence says it in signs; null where that is good as it is. */
export type Tell = (event: Record<string, unknown>, name: (seat: number) => string) => string | null;

const hands = import.meta.glob<{ default: Board }>("./*/Hand.room.svelte");
const screens = import.meta.glob<{ default: Board }>("./*/Screen.room.svelte");

/** In a room a phone shows only what its player needs: the hand, and what can be done with it. */
export async function loadHand(game: string): Promise<Board> {
  const load = hands[`./${game}/Hand.room.svelte`];
  if (!load) return loadBoard(game);
  const [hand] = await Promise.all([load(), loadBook(game)]);
  return hand.default;
}

/** And the big screen what everybody may see, without the places for hands. */
export async function loadScreen(game: string): Promise<Board> {
  const load = screens[`./${game}/Screen.room.svelte`];
  if (!load) return loadBoard(game);
  const [screen] = await Promise.all([load(), loadBook(game)]);
  return screen.default;
}

export async function loadBoard(game: string): Promise<Board> {
  const [board] = await Promise.all([loadModule(game), loadBook(game)]);
  return board.default;
}

/** Whether the board of a game shows the players and their points itself. */
export async function loadSeated(game: string): Promise<boolean> {
  return (await loadModule(game)).seated ?? false;
}

function loadModule(game: string): Promise<BoardModule> {
  const load: Module<BoardModule> = boards[`./${game}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  return load();
}

export async function loadDescribe(game: string): Promise<Describe> {
  const load = descriptions[`./${game}/describe.ts`];
  await loadBook(game);
  return load ? (await load()).describe : () => "";
}

export async function loadMoveWords(game: string): Promise<MoveWords> {
  const load = sayings[`./${game}/say.ts`];
  await loadBook(game);
  return load ? (await load()).moveWords : (move) => move;
}

export async function loadTell(game: string): Promise<Tell> {
  const load = tellers[`./${game}/tell.ts`];
  if (load) return (await load()).tell;
  await loadBook(game);
  return (event, name) => {
    const key = `event-${String(event.kind)}`;
    return hasWords(game, key) ? say({ key: `${game}/${key}`, values: event as Values }, name) : null;
  };
}
