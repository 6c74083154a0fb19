/** What the newest move did that deserves to be seen and heard: a capture, a promotion. */

import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import type { Event } from "./event-types";
import type { Piece, Position } from "./moves";

export type Happening =
  | { kind: "capture"; from: string; at: string; victim: Piece; empty: boolean }
  | { kind: "promotion"; at: string; fighter: Piece; home: string };

const LETTERS = { fleet: "F", base: "B", carrier: "C", ship: "S", fighter: "D" } as const;

export function happenings(last: Line | null, position: Position): Happening[] {
  let reached = "";
  return eventsOf<Event>(last).flatMap((event): Happening[] => {
    const [side, other] = event.seat === 1 ? ([1, 0] as const) : ([0, 1] as const);
    if (event.kind === "move") reached = event.to;
    if (event.kind === "promote") {
      return [{ kind: "promotion", at: reached, fighter: { letter: "D", side }, home: event.at }];
    }
    if (event.kind !== "capture") return [];
    const { from, at } = event;
    // With the option "advance" the captor stands there.
    const empty = !position.squares.has(at);
    return [{ kind: "capture", from, at, victim: { letter: LETTERS[event.taken], side: other }, empty }];
  });
}
