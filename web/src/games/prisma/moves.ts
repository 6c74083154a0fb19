/** The list of legal moves as choices: which tile, where, which way round. */

import { cellOf, firstText, key, rotations, type Cell, type Key } from "./geometry";

/** Where a tile may go, and which ways round it may lie there. */
export type Targets = Map<Key, string[]>;

export interface Choices {
  /** By the tile as the hand writes it. */
  places: Map<string, Targets>;
  drops: Targets;
  lifts: Set<Key>;
  discards: Set<string>;
  freezes: Set<number>;
  unfreezes: Set<number>;
  pass: boolean;
}

export function choicesOf(legal: string[]): Choices {
  const choices: Choices = {
    places: new Map(),
    drops: new Map(),
    lifts: new Set(),
    discards: new Set(),
    freezes: new Set(),
    unfreezes: new Set(),
    pass: false,
  };
  for (const move of legal) {
    const [word, what = "", sides = ""] = move.split(" ");
    if (word === "place") {
      const tile = firstText(sides);
      const targets = choices.places.get(tile) ?? new Map<Key, string[]>();
      choices.places.set(tile, targets);
      add(targets, what, sides);
    } else if (word === "drop") add(choices.drops, what, sides);
    else if (word === "lift") choices.lifts.add(what);
    else if (word === "discard") choices.discards.add(what);
    else if (word === "freeze") choices.freezes.add(Number(what));
    else if (word === "unfreeze") choices.unfreezes.add(Number(what));
    else if (word === "pass") choices.pass = true;
  }
  return choices;
}

function add(targets: Targets, at: Key, sides: string): void {
  const ways = targets.get(at);
  if (ways) ways.push(sides);
  else targets.set(at, [sides]);
}

/** What the seat is asked for. */
export type Task = "place" | "earned" | "drop" | "discard" | "nothing";

export function taskOf(choices: Choices): Task {
  if (choices.places.size) return "place";
  if (choices.drops.size) return "drop";
  if (choices.discards.size) return "discard";
  return choices.pass ? "earned" : "nothing";
}

/** The way round that comes first clockwise from what is wanted and that is allowed. */
export function fitting(wanted: string, allowed: string[]): string | null {
  return rotations(wanted).find((sides) => allowed.includes(sides)) ?? null;
}

/** The next allowed way round, clockwise (1) or back (-1). */
export function turnedOn(sides: string, allowed: string[], way: 1 | -1): string {
  const ways = rotations(sides).filter((each) => allowed.includes(each));
  return ways.at(way === 1 ? 1 % ways.length : -1) ?? sides;
}

export const placing = (at: Key, sides: string): string => `place ${at} ${sides}`;
export const dropping = (at: Key, sides: string): string => `drop ${at} ${sides}`;
export const lifting = (at: Key): string => `lift ${at}`;

export interface Parsed {
  word: string;
  cell: Cell | null;
  sides: string | null;
  loop: number | null;
}

/** A move taken apart, for marks of hints. */
export function parsed(move: string): Parsed {
  const [word = "", what = "", sides] = move.split(" ");
  return {
    word,
    cell: what.includes(",") ? cellOf(what) : null,
    sides: word === "discard" ? what : (sides ?? null),
    loop: word.endsWith("freeze") ? Number(what) : null,
  };
}

/** Does this move belong to that tile of a hand? */
export function usesTile(move: Parsed, tile: string): boolean {
  return move.sides !== null && move.word !== "drop" && firstText(move.sides) === tile;
}

export const sameCell = (a: Cell | null, b: Cell | null): boolean => a !== null && b !== null && key(a) === key(b);
