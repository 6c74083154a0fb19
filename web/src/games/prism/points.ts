/** Where each player's points come from, as a final view tells it. */

import type { View } from "../../table/wire";
import { positionOf } from "./read";

export interface Points {
  seat: number;
  /** From all rounds but the last. */
  before: number;
  /** In the last round: a point a colour, and a point a card left to the one who won it. */
  colours: number;
  cards: number;
  total: number;
  winner: boolean;
}

/** The most points first; equal ones by the last round, as the match is decided. */
export function pointsOf(view: View): Points[] {
  const position = positionOf(view);
  const winners = (view.outcome?.winners as number[] | undefined) ?? [];
  // A match that was given up has a table that nobody counted.
  const counted = position.phase === "over";
  const rows = position.scores.map((total, seat): Points => {
    const gained = position.last_round[seat] ?? 0;
    const colours = counted ? (position.collections[seat]?.colours.length ?? 0) : gained;
    const cards = gained - colours;
    return { seat, before: total - gained, colours, cards, total, winner: winners.includes(seat) };
  });
  return rows.sort((a, b) => b.total - a.total || b.total - b.before - (a.total - a.before));
}

/** Whether the last round had to decide between equal totals: not where somebody gave up. */
export function tieBroken(view: View, rows: Points[]): boolean {
  const [first, second] = rows;
  if (positionOf(view).phase !== "over") return false;
  return first !== undefined && second !== undefined && first.total === second.total && first.winner && !second.winner;
}
