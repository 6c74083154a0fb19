/** What a move would do, as the server tells before it is made. */

import type { ColourId } from "../../widgets/colours";
import type { Preview, PuzzleStep } from "../../table/wire";
import type { Event } from "./event-types";
import { readMove } from "./moves";
import { figureOf, readPosition, readPuzzle } from "./position";

export interface Peek {
  cost: number;
  /** What a mix makes; null for the cat. */
  product: ColourId | null;
  completes: boolean;
}

/** `open`: how many cards are open before the move. */
export function peekOfPreview(preview: Preview, open: number): Peek | null {
  const events = preview.events as unknown as Event[];
  const event = events.find((each) => each.kind === "mix" || each.kind === "catch");
  if (!event) return null;
  const attempt = readPosition(preview.position).attempt;
  // The move that ends an attempt well leaves none behind.
  const left = attempt
    ? attempt.done.filter((done) => !done).length
    : events.some((each) => each.kind === "success")
      ? 0
      : open;
  return {
    cost: event.cost,
    product: event.kind === "mix" ? event.product : null,
    completes: left < open,
  };
}

export function peekOfStep(move: string, before: PuzzleStep, after: PuzzleStep): Peek {
  const target = readMove(move)?.target ?? 0;
  return {
    cost: after.cost - before.cost,
    product: figureOf(readPuzzle(after.puzzle).ring[target]),
    completes: readPuzzle(after.puzzle).cards.length < readPuzzle(before.puzzle).cards.length,
  };
}
