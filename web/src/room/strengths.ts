/** What matched bots go by for whoever plays with this phone: said between the games of an evening, each of which is
 * counted in the phone like a game at any other table. */

import { seatAt } from "../app/keep";
import { lookAt, ownStrengths } from "../app/results";
import { want } from "./api";
import { keepSaid, keptRoom } from "./keep";
import type { Room } from "./wire";

let busy = false;

/** Count what was played, and tell the room what follows from it, unless it knows that. */
export async function sayStrengths(room: Room, token: string): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    await countPlayed(room);
    const own = await ownStrengths();
    if (alike(own, keptRoom(room.code)?.said ?? {})) return;
    await want(room.code, token, { do: "strengths", strengths: own });
    keepSaid(room.code, own);
  } finally {
    busy = false;
  }
}

/** The phone may have slept when a game ended. */
async function countPlayed({ played }: Room): Promise<void> {
  for (const { match } of played) {
    const seat = seatAt(match);
    if (seat && !seat.over) await lookAt(match, seat);
  }
}

function alike(some: Record<string, number>, others: Record<string, number>): boolean {
  const games = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...games].every((game) => some[game] === others[game]);
}
