/** A position of PRISM (docs/formats.md) as the board draws it. Nothing here knows a rule. */

import type { View } from "../../table/wire";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

/** What may lie in a collection, in the order in which it is drawn. */
export const PANES = [...COLOURS, "wild", "draw-two"] as const;
export type PaneName = (typeof PANES)[number];

/** Every kind of card, in the order of a hand: what one collects first. */
export const CARDS = [
  ...COLOURS,
  "wild",
  "take-left",
  "take-left-again",
  "take-right",
  "take-right-again",
  "take-any",
  "take-any-again",
  "zap",
  "draw-two",
  "block",
] as const;
export type Card = (typeof CARDS)[number];

/** A card, or one that lies face down. */
export type Seen = Card | "?";

export type Phase = "draw" | "play" | "answer" | "replace" | "over";

export interface Collection {
  colours: Colour[];
  wild: number;
  draw_two: number;
}

export interface Take {
  taker: number;
  target: number;
  colour: Colour;
  card: Card;
}

export interface Position {
  players: number;
  hands: Seen[][];
  collections: Collection[];
  stack: Seen[];
  discard: Card[];
  dealer: number;
  turn: number;
  phase: Phase;
  pending: Take | null;
  scores: number[];
  last_round: number[];
  round: number;
}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

/** The points that end the match. */
export function goalOf(view: View): number {
  return (view.details as { target: number }).target;
}

export function isColour(card: string): card is Colour {
  return (COLOURS as readonly string[]).includes(card);
}

export function isTake(card: string): boolean {
  return card.startsWith("take-");
}

/** How many of these lie in the collection. */
export function countOf(collection: Collection, pane: PaneName): number {
  if (pane === "wild") return collection.wild;
  if (pane === "draw-two") return collection.draw_two;
  return collection.colours.includes(pane) ? 1 : 0;
}

/** A hand as people sort it; cards that lie face down stay last. */
export function sorted(hand: Seen[]): Seen[] {
  const place = (card: Seen): number => (card === "?" ? CARDS.length : CARDS.indexOf(card));
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** The other seats from the chair's left neighbour round to its right one. */
export function othersFrom(chair: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (chair + 1 + i) % players);
}

export type Side = "left" | "right" | "both" | null;

/** Which neighbour of the chair a seat is; with two players it is both. */
export function sideOf(seat: number, chair: number, players: number): Side {
  const left = seat === (chair + 1) % players;
  const right = seat === (chair + players - 1) % players;
  if (left && right) return "both";
  return left ? "left" : right ? "right" : null;
}
