/** What became of what one has asked for; pure. */

import type { Offer, Table } from "./wire";

/** Somebody said no to it. */
export interface Declined {
  what: Offer;
  seat: number;
}

/** The line of the log that tells that all have agreed. */
const GRANTED: Record<Offer, string> = { draw: "ended", takeback: "taken_back", pause: "paused", rematch: "rematched" };

/** An offer of one's own that is gone although nobody has granted or withdrawn it. Moving on is an answer, too. */
export function declined(before: Table, after: Table): Declined | null {
  const lines = after.log.slice(before.log.length);
  const gone = before.offers.find(
    ({ what, seat }) => before.mine.includes(seat) && !after.offers.some((offer) => offer.what === what),
  );
  if (!gone || lines.some(({ kind }) => kind === "ended" || kind === GRANTED[gone.what])) return null;
  const answer = lines.findLast(({ kind }) => kind === "answered" || kind === "moved");
  if (!answer || answer.seat === null || before.mine.includes(answer.seat)) return null;
  return { what: gone.what, seat: answer.seat };
}
