/** How moves are written, and what a list of legal moves offers. */

import { CAT } from "./position";
import { shorter, tilesBetween } from "./geometry";

/** "+" is clockwise, "-" anticlockwise. */
export type Sign = "+" | "-";

/** The word for a way round. */
export const wayOf = (sign: Sign): "clockwise" | "anticlockwise" => (sign === "+" ? "clockwise" : "anticlockwise");

export interface FigureMove {
  /** The tile that is left, or the cat. */
  origin: string;
  sign: Sign;
  target: number;
}

const FIGURE_MOVE = /^(@|\d+)([+-])(\d+)$/;

export function readMove(text: string): FigureMove | null {
  const parts = FIGURE_MOVE.exec(text);
  if (!parts) return null;
  return { origin: parts[1] ?? "", sign: parts[2] as Sign, target: Number(parts[3]) };
}

export const writeMove = (origin: string, sign: Sign, target: number): string => `${origin}${sign}${target}`;

/** How a tile is named as the beginning of a move. */
export const originAt = (ring: string, tile: number): string => (ring[tile] === CAT ? CAT : String(tile));

/** The tile where a move begins on this ring. */
export const tileOf = (ring: string, origin: string): number => (origin === CAT ? ring.indexOf(CAT) : Number(origin));

function figureMoves(legal: string[]): FigureMove[] {
  return legal.map(readMove).filter((move) => move !== null);
}

/** Tiles whose figure, or cat, can move. */
export function startsOf(legal: string[], ring: string): Set<number> {
  return new Set(figureMoves(legal).map((move) => tileOf(ring, move.origin)));
}

export function targetsOf(legal: string[], origin: string): Set<number> {
  return new Set(figureMoves(legal).flatMap((move) => (move.origin === origin ? [move.target] : [])));
}

/** The ways that are legal between two tiles, the shorter first. */
export function waysOf(legal: string[], ring: string, tile: number, target: number): Sign[] {
  const origin = originAt(ring, tile);
  const first = shorter(tile, target);
  const ways: Sign[] = first === "+" ? ["+", "-"] : ["-", "+"];
  return ways.filter((sign) => legal.includes(writeMove(origin, sign, target)));
}

function numbers(legal: string[], word: string): number[] {
  return legal
    .filter((move) => move.startsWith(`${word} `))
    .map((move) => Number(move.slice(word.length + 1)))
    .sort((a, b) => a - b);
}

export const bidsOf = (legal: string[]): number[] => numbers(legal, "bid");
export const matesOf = (legal: string[]): number[] => numbers(legal, "team");

/** How many tiles a move goes on this ring. */
export function tilesOf(move: FigureMove, ring: string): number {
  return tilesBetween(tileOf(ring, move.origin), move.target, move.sign);
}

/** The numbers worth a button of their own: bids are nearly always small. */
export function bidButtons(team: boolean, legal: number[]): { near: number[]; far: number[] } {
  const [low, high] = team ? [2, 10] : [1, 15];
  const near = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return { near, far: legal.filter((bid) => bid > high) };
}
