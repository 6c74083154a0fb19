/** A position of Laser (docs/formats.md), and a puzzle, read into names. */

import type { Mix } from "./event-types";

/** One of the six of the circle. */
export type Colour = Mix["product"];

export type Phase = "planning" | "bidding" | "choosing" | "mixing" | "over";
export type FloorLetter = "w" | "c" | "t";
/** A bid, "?" for one that is made but secret, null for none. */
export type Bid = number | "?" | null;

export interface Attempt {
  seats: number[];
  bid: number;
  cost: number;
  done: boolean[];
  line: string[];
  before: { ring: string; stock: string };
}

export interface Position {
  players: number;
  ring: string;
  floor: string | null;
  stock: string;
  aside: string;
  cards: string[];
  phase: Phase;
  round: number;
  active: number | null;
  bids: Bid[];
  claim: number | null;
  passed: number[];
  attempt: Attempt | null;
  scores: number[];
  crosses: number[];
  options: { mode?: string; target?: number; untimed?: boolean };
}

export interface Puzzle {
  mode: string;
  ring: string;
  floor: string | null;
  stock: string;
  cards: string[];
}

/** The server's JSON is of this shape: formats.md is what both sides keep to. */
export const readPosition = (json: Record<string, unknown>): Position => json as unknown as Position;
export const readPuzzle = (json: Record<string, unknown>): Puzzle => json as unknown as Puzzle;

/** The colours in their circle, as the stock counts them. */
export const CIRCLE: Colour[] = ["red", "yellow", "green", "cyan", "blue", "magenta"];
const LETTERS = "RYGCBM";

export const CAT = "@";
export const EMPTY = ".";

/** The colour of a letter on the ring; null for the cat and for nothing. */
export function figureOf(letter: string | undefined): Colour | null {
  return letter === undefined ? null : (CIRCLE[LETTERS.indexOf(letter)] ?? null);
}

type ColourLetter = "R" | "Y" | "G" | "C" | "B" | "M";

export interface Card {
  /** As the cards are written: colour and, where floors count, floor. */
  code: ColourLetter | `${ColourLetter}${FloorLetter}`;
  colour: Colour;
  floor: FloorLetter | null;
  done: boolean;
}

export function cardsOf(cards: string[], done: boolean[] = []): Card[] {
  return cards.map((card, i) => ({
    code: card as Card["code"],
    colour: figureOf(card[0]) ?? "red",
    floor: (card[1] as FloorLetter | undefined) ?? null,
    done: done[i] ?? false,
  }));
}

/** Which of all cards are complete when `open` are those that are not: of equal cards the first. */
export function doneOf(all: string[], open: string[]): boolean[] {
  const left = [...open];
  return all
    .toReversed()
    .map((card) => {
      const found = left.indexOf(card);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    })
    .toReversed();
}

/** The lowest open bid; of a team's numbers that are equal, the first from the active seat on. */
export function lowestBid(position: Pick<Position, "bids" | "active">): { bid: number; seat: number } | null {
  const { bids, active } = position;
  let lowest: { bid: number; seat: number } | null = null;
  bids.forEach((_, ahead) => {
    const seat = ((active ?? 0) + ahead) % bids.length;
    const bid = bids[seat];
    if (typeof bid === "number" && (!lowest || bid < lowest.bid)) lowest = { bid, seat };
  });
  return lowest;
}

export const isTeam = (position: Position): boolean => position.options.mode === "team";

/** Whose move it is in an attempt: partners take turns, a move each. */
export function moverOf(attempt: Attempt): number {
  return attempt.seats[attempt.line.length % attempt.seats.length] ?? 0;
}
