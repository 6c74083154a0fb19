/** Who sits where at a new table; pure. */

import type { Clock, SeatWish } from "../table/wire";

export type Company = "bot" | "screen" | "friends";

export interface Choice {
  company: Company;
  players: number;
  level: string;
  name: string;
  /** The names of those who share this screen. */
  names?: string[];
  /** Which seat is the asker's where others play the rest. */
  seat?: number;
  options?: Record<string, unknown>;
  clock?: Clock | null;
  listed?: boolean;
  takebacks?: boolean;
}

/** `usual` names a seat whose person has not said a name. */
export function seatsFor(choice: Choice, usual: (seat: number) => string): SeatWish[] {
  const mine = choice.seat ?? 0;
  return Array.from({ length: choice.players }, (_, seat): SeatWish => {
    if (choice.company === "screen") return { kind: "me", name: choice.names?.[seat] || usual(seat) };
    if (seat === mine) return { kind: "me", name: choice.name || usual(seat) };
    return choice.company === "bot" ? { kind: "bot", level: choice.level || null } : { kind: "open" };
  });
}
