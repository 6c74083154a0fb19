/** Who sits where at a new table; pure. */

import type { Clock, SeatRequest } from "../table/wire";

export type Company = "bot" | "screen" | "friends";

/** In place of a level: the seat is for whoever comes by the link. */
export const OPEN = "open";

/** Before the name of an outside bot that is chosen in place of a level. */
export const OUTSIDE = "outside:";

export interface Choice {
  company: Company;
  players: number;
  /** A level of our bots, or an outside bot: OUTSIDE and its name. */
  level: string;
  name: string;
  /** The names of those who share this screen. */
  names?: string[];
  /** Which seat is the asker's where others play the rest. */
  seat?: number;
  /** Who has the other seats, in their order: a level or an outside bot, or OPEN for whoever comes. */
  others?: string[];
  options?: Record<string, unknown>;
  clock?: Clock | null;
  listed?: boolean;
  takebacks?: boolean;
  /** The code of the position where the game begins, if not at its set-up. */
  code?: string;
}

/** Who has not said a name is a guest; seats are no names, since a rematch turns them. */
export type GuestName = (number: number | null) => string;

export function seatsFor(choice: Choice, guest: GuestName): SeatRequest[] {
  const mine = choice.seat ?? 0;
  const usual = choice.company === "bot" ? choice.level : OPEN;
  const names = Array.from({ length: choice.players }, (_, seat) => choice.names?.[seat]?.trim() ?? "");
  const several = names.filter((name) => !name).length > 1;
  let guests = 0;
  return names.map((name, seat): SeatRequest => {
    if (choice.company === "screen") return { kind: "me", name: name || guest(several ? ++guests : null) };
    if (seat === mine) return { kind: "me", name: choice.name || guest(null) };
    const other = choice.others?.[seat < mine ? seat : seat - 1] ?? usual;
    return other === OPEN ? { kind: "open" } : botFor(other);
  });
}

/** The outside bot that is meant by a choice of level, or null if it is one of ours. */
export function outsideOf(level: string): string | null {
  return level.startsWith(OUTSIDE) ? level.slice(OUTSIDE.length) : null;
}

function botFor(level: string): SeatRequest {
  const outside = outsideOf(level);
  return outside === null ? { kind: "bot", level: level || null } : { kind: "bot", outside };
}
