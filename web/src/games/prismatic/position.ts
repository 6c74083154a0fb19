/** A Prismatic position as docs/formats.md writes it, and the pieces in it. */

import type { View } from "../../table/wire";
import type { Score, TieBreak } from "./score";

/** Every piece in the order in which it is written: eight colours, prismatic mote, prism. */
export const PIECES = "RGBCMYWKP^";
export const COLOURS = "RGBCMYWK";

export type Phase = "setup" | "commit" | "resolve" | "auction" | "over";
export type Doing = "act" | "reward" | "pulled" | "drawn" | "choosing";

export interface Secret {
  hand: string;
  put: Record<string, string>;
  cards: number[];
  kept: number | null;
  bid: number | null;
}

export interface Area {
  bag: string;
  prisms: number;
  palette: string;
  progress: Record<string, string>;
  created: Record<string, string>;
  ready: boolean;
  holding: number;
  bid: number | null;
  bidding: boolean;
  secret: Secret | "?";
}

export interface Position {
  players: number;
  round: number;
  phase: Phase;
  starter: number;
  turn: number | null;
  doing: Doing;
  pending: string[];
  pool: string;
  used: number[];
  made: number[];
  seats: Area[];
  common: number[];
  discards: number[];
  deck: number;
  first: number | null;
  last_round: boolean;
  winner: number | null;
  options: { auction?: boolean };
}

/** What a view tells besides the position. */
export interface Details {
  goal: number;
  round_limit: number | null;
  score: Score[];
  tie_break: TieBreak | null;
  room: Record<string, string>;
}

const NO_SECRET: Secret = { hand: "", put: {}, cards: [], kept: null, bid: null };

export function readPosition(view: View): Position {
  return view.position as unknown as Position;
}

export function readDetails(view: View): Details {
  return view.details as unknown as Details;
}

/** What a seat keeps to itself, as far as the viewer knows it. */
export function secretOf(area: Area | undefined): Secret {
  return !area || area.secret === "?" ? NO_SECRET : area.secret;
}

export function isHidden(area: Area): boolean {
  return area.secret === "?";
}

/** The round that is the last in any case, once it is near: before that nobody needs to know. */
export function limitInSight({ phase, round }: Position, limit: number | null): number | null {
  return limit !== null && phase !== "over" && limit - round < 10 ? limit : null;
}

export function cardsIn(cards: Record<string, string>): number[] {
  return Object.keys(cards)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Where a card lies open: common, or in the progress or creation area of a seat. */
export type Where = { area: "common" } | { area: "progress" | "created"; seat: number };

export function whereIs(position: Position, card: number): Where | null {
  if (position.common.includes(card)) return { area: "common" };
  for (const [seat, area] of position.seats.entries()) {
    if (card in area.progress) return { area: "progress", seat };
    if (card in area.created) return { area: "created", seat };
  }
  return null;
}

/** How a move names a piece: R, or prism. */
export function signOf(piece: string): string {
  return piece === "^" ? "prism" : piece;
}

export function pieceOf(sign: string): string {
  return sign === "prism" ? "^" : sign;
}

export function count(pieces: string, piece: string): number {
  return pieces.split(piece).length - 1;
}

export function sorted(pieces: string): string {
  return [...pieces].sort((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b)).join("");
}

/** The pieces that are left when some are taken away; those that are not there are ignored. */
export function without(pieces: string, taken: string): string {
  let left = pieces;
  for (const piece of taken) left = left.replace(piece, "");
  return left;
}

/** Equal pieces together: [["R", 2], ["G", 1]]. */
export function counted(pieces: string): [string, number][] {
  return [...PIECES].map((piece): [string, number] => [piece, count(pieces, piece)]).filter(([, number]) => number > 0);
}

/** The seats in the order in which a viewer at `chair` sees them, that chair left out. */
export function othersFrom(chair: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (chair + 1 + i) % players);
}
