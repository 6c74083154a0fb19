/** Pieces that keep their identity from position to position, so that they can glide. */

import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import type { Event } from "./event-types";
import type { Piece, Position } from "./moves";

export interface Placed extends Piece {
  id: number;
  square: string;
  /** Where something just came out of: it glides from there. */
  from?: string;
}

/** The pieces of the new position, each with the id it had before where it is the same one.
 *  `last` tells where a piece went, and what came out of what. */
export function follow(before: Placed[], position: Position, last: Line | null, nextId: () => number): Placed[] {
  const went = new Map<string, string>();
  const births = new Map<string, string>();
  for (const event of eventsOf<Event>(last)) {
    if (event.kind === "move") went.set(event.to, event.from);
    // With the option "advance" the captor stands where its victim stood.
    if (event.kind === "capture" && !position.squares.has(event.from)) went.set(event.at, event.from);
    if (event.kind === "deploy") births.set(event.to, event.from);
  }
  const at = new Map(before.map((piece) => [piece.square, piece]));
  return [...position.squares].map(([square, piece]): Placed => {
    // The same position may come again (somebody offers a draw): then all has happened already.
    const old = at.get(went.get(square) ?? square) ?? at.get(square);
    if (old && old.side === piece.side) return { ...piece, square, id: old.id };
    const from = births.get(square);
    return { ...piece, square, id: nextId(), ...(from && before.length ? { from } : {}) };
  });
}
