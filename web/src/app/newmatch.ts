/** Setting up a table in one go: the sensible defaults behind the big buttons. */

import type { Clock, GameInfo, NewMatch, SeatWish } from "../table/wire";
import { createMatch } from "./api";
import { keepSeat } from "./keep";
import { navigate } from "./router.svelte";

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

/** The middle of a game's ladder, for those who have not chosen yet. */
export function middleLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.name ?? "";
}

export function seatsFor(choice: Choice): SeatWish[] {
  const mine = choice.seat ?? 0;
  return Array.from({ length: choice.players }, (_, seat): SeatWish => {
    if (choice.company === "screen") return { kind: "me", name: choice.names?.[seat] ?? "" };
    if (seat === mine) return { kind: "me", name: choice.name };
    return choice.company === "bot" ? { kind: "bot", level: choice.level || null } : { kind: "open" };
  });
}

export async function startTable(game: GameInfo, choice: Choice): Promise<void> {
  const wish: NewMatch = { game: game.id, seats: seatsFor(choice) };
  if (choice.options) wish.options = choice.options;
  if (choice.clock) wish.clock = choice.clock;
  if (choice.listed) wish.listed = true;
  if (choice.takebacks === false) wish.takebacks = false;
  const seated = await createMatch(wish);
  keepSeat(seated.match, { token: seated.token, game: game.id, seats: seated.seats, at: Date.now() });
  navigate(`/t/${seated.match}`);
}
