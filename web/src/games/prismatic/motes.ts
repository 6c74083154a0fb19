/** Which pieces the newest move moved, and from where to where; pure. A place is the name of a spot on the table, as in
 *  its `data-spot`, or a card's number. */

import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import type { Event } from "./event-types";
import { pieceOf } from "./position";

export interface MoteFlight {
  piece: string;
  from: string;
  to: string;
}

/** More at once would only be a cloud. */
const MOST = 12;

export function moteFlights(last: Line | null): MoteFlight[] {
  return eventsOf<Event>(last).flatMap(movedBy).slice(0, MOST);
}

function movedBy(event: Event): MoteFlight[] {
  switch (event.kind) {
    case "commit":
      return event.put.flatMap(({ number, pieces }) =>
        [...pieces].map((piece) => ({ piece, from: `bag:${event.seat}`, to: lyingOn(number, event.seat) })),
      );
    case "put":
      return [{ piece: pieceOf(event.piece), from: `bag:${event.seat}`, to: lyingOn(event.card, event.seat) }];
    case "make":
      return [...event.cost].map((piece) => ({ piece, from: `palette:${event.seat}`, to: `make:${event.number}` }));
    case "gain":
      return Array.from({ length: event.number }, () => ({
        piece: pieceOf(event.piece),
        from: "board",
        to: `bag:${event.seat}`,
      }));
    case "pool":
      return [{ piece: pieceOf(event.piece), from: `palette:${event.seat}`, to: "board" }];
    case "take":
      return [{ piece: pieceOf(event.piece), from: "board", to: `bag:${event.seat}` }];
    default:
      return [];
  }
}

const lyingOn = (card: number | null, seat: number): string => (card === null ? `palette:${seat}` : String(card));
