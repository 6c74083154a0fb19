/** What to mark on the table: what the last move touched, and where a hint points. A spot is a
 *  text such as "card:17", "make:4", "palette:0", "piece:R", "move:done" or "region:board". */

import type { Line } from "../../table/wire";
import { eventsOf, type Mark } from "../board";
import { readPut } from "./commitment";
import type { Event } from "./event-types";
import { pieceOf, whereIs, type Position } from "./position";

export function lastSpots(last: Line | null): Set<string> {
  const spots = new Set<string>();
  for (const event of eventsOf<Event>(last)) {
    if ("card" in event && event.card !== null) spots.add(`card:${event.card}`);
    if (event.kind === "make") spots.add(`make:${event.number}`);
    if (event.kind === "put" && event.card === null) spots.add(`palette:${event.seat}`);
    if (event.kind === "empty" && event.whose !== null) spots.add(`palette:${event.whose}`);
    if (event.kind !== "commit") continue;
    for (const { number } of event.put) spots.add(number === null ? `palette:${event.seat}` : `card:${number}`);
  }
  return spots;
}

/** Step by step: the region, then the piece or card, then all of the move. */
export function hintSpots(mark: Mark | null, position: Position, seat: number | null): Set<string> {
  if (!mark || seat === null) return new Set();
  const { region, thing, target } = pointsAt(mark.move, position, seat);
  if (mark.step === 1) return new Set([region]);
  return new Set(mark.step === 2 ? [thing] : [thing, target, `move:${mark.move}`]);
}

interface Points {
  region: string;
  thing: string;
  target: string;
}

function pointsAt(move: string, position: Position, seat: number): Points {
  const put = readPut(move);
  if (put) {
    const target = put.place === "palette" ? `palette:${seat}` : `card:${put.place}`;
    return { region: "region:tray", thing: `piece:${put.piece}`, target };
  }
  const [verb = "", what = "", whose = ""] = move.split(" ");
  if (verb === "make") return same("region:board", `make:${what}`);
  if (verb === "take" && what !== "back") return same("region:tray", `piece:${pieceOf(what)}`);
  if (what === "palette") return same(regionOfSeat(Number(whose), seat), `palette:${whose}`);
  if (/^\d+$/.test(what) && verb !== "bid") {
    const where = whereIs(position, Number(what));
    const region = !where ? "region:tray" : where.area === "common" ? "region:common" : regionOfSeat(where.seat, seat);
    return same(region, `card:${what}`);
  }
  return same("region:tray", `move:${move}`);
}

function same(region: string, spot: string): Points {
  return { region, thing: spot, target: spot };
}

function regionOfSeat(seat: number, own: number): string {
  return seat === own ? "region:own" : `region:seat${seat}`;
}
