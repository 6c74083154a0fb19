/** What is marked on the table at this moment, place by place. */

import type { Mark } from "../board";
import { areaOf, cardOf, paneAt, placeOf, type Place } from "./compose";
import type { Position } from "./read";

export interface Look {
  /** Where the picked card may be put, with that move in words. */
  targets: Map<Place, string>;
  /** What the newest move touched. */
  last: Set<Place>;
  /** The pane that a waiting take is aimed at. */
  wanted: Place | null;
  hinted: Set<Place>;
}

export function wantedIn(position: Position): Place | null {
  const take = position.phase === "answer" ? position.pending : null;
  return take && paneAt(take.target, take.colour);
}

/** The card of the hand that a hint points at, from its second step on. */
export function hintedCard(mark: Mark | null): string | null {
  return mark && mark.step > 1 ? cardOf(mark.move) : null;
}

/** The places of a hint: first the region, at last exactly where. */
export function hintedPlaces(mark: Mark | null, me: number, players: number): Set<Place> {
  if (!mark) return new Set();
  const place = placeOf(mark.move, me, players);
  const [kind, seat] = place.split(" ");
  const exact = mark.step === 3 || (mark.step === 2 && cardOf(mark.move) === null);
  if (kind !== "pane" || exact) return new Set([place]);
  return new Set(mark.step === 1 ? [areaOf(Number(seat))] : []);
}
