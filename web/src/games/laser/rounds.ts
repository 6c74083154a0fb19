/** Where the points of a game came from, round by round. */

import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import type { Event } from "./event-types";

export interface Earned {
  round: number;
  /** What was gained, or lost with a third X; null for an X alone. */
  points: number | null;
}

/** For each seat what every round brought it, in their order. */
export function earnedBy(players: number, log: Line[]): Earned[][] {
  const seats: Earned[][] = Array.from({ length: players }, () => []);
  let round = 1;
  for (const event of log.flatMap((line) => eventsOf<Event>(line))) {
    if (event.kind === "round") round = event.round;
    else if (event.kind === "points" || event.kind === "penalty")
      seats[event.seat]?.push({ round, points: event.points });
    else if (event.kind === "cross") seats[event.seat]?.push({ round, points: null });
  }
  return seats;
}
