/** What a board is given and what it may ask for. A board knows how things look and how moves are
 *  written; what is legal it is told, and what it is not told it asks the server. */

import type { Component } from "svelte";
import type { Line, Preview, SeatInfo, Timer, View } from "../table/wire";

/** A hint to show: 1 = where to look, 2 = which piece, 3 = the whole move. */
export interface Mark {
  move: string;
  step: 1 | 2 | 3;
}

export interface BoardProps {
  /** What this seat (or a watcher, seat null) sees; `legalMoves(view)` are the moves. */
  view: View;
  seats: SeatInfo[];
  /** The seat drawn nearest to the viewer. */
  chair: number;
  /** The newest line of the log with a move, for "last move" marks and animation. */
  last: Line | null;
  /** May this viewer act now? Not in replays, while a move is on its way, or for watchers. */
  active: boolean;
  /** A legal move, or the text of a move that the rules refuse: the server then says why. All moves of a secret choice
   *  are given together: they are made in this order, all or none, and the others hear of one act. */
  play: (...moves: string[]) => void;
  mark: Mark | null;
  /** What a legal move would do, as far as the seat can know. */
  preview?: ((move: string) => Promise<Preview>) | undefined;
  /** A secret choice that the board keeps until it is complete: the moves not told yet, or null where every step is told.
   *  Hints then are for what comes after them. */
  choosing?: ((moves: string[] | null) => void) | undefined;
  /** What the viewer has in mind and everybody may see before it is done: shown on the big screen of a room. */
  showing?: ((mark: Mark | null) => void) | undefined;
  /** GET /api/games/{game}/data, for games with cards and tiles. */
  data?: unknown;
  timer: Timer | null;
  /** The server's time in milliseconds. */
  now: () => number;
  /** How many people watch the table without a seat. */
  watching?: number;
  /** The player wants a move to be made by itself where there is only one; never in lessons. */
  forced?: boolean;
  /** The table rests: nobody may act until somebody goes on. */
  paused?: boolean;
  /** On a big screen, seen from across the room: nothing on it is touched. */
  distant?: boolean;
}

export type Board = Component<BoardProps>;

/** The moves of the viewer's own seat, as the server listed them. */
export function legalMoves(view: View): string[] {
  return view.seat === null ? [] : (view.legal[String(view.seat)] ?? []);
}

/** What the move of a line did, or of a preview would do, as the game's event-types.ts has it. */
export function eventsOf<Event extends { kind: string }>(line: Pick<Line, "events"> | null): Event[] {
  return (line?.events ?? []) as unknown as Event[];
}

/** A position shown in the gallery, and what is played around it. */
export interface Fixture {
  name: string;
  view: View;
  seats?: SeatInfo[];
  last?: Line | null;
  mark?: Mark | null;
  data?: unknown;
  timer?: Timer | null;
}
