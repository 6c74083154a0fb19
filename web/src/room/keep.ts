/** What this device remembers of rooms: as whom it came in, and how things stood when it last looked. */

import { keepSeat, recall, remember, seatAt } from "../app/keep";
import type { Seated, Table } from "../table/wire";
import type { Room } from "./wire";

export interface KeptRoom {
  token: string;
  at: number;
  /** What the room was told that matched bots shall go by for whoever plays here, by game (strengths.ts). */
  said?: Record<string, number>;
}

const ROOMS = "rooms";
const LAST = "room.last";
const SCREEN = "room.screen";
const MOST = 20;

export function keptRoom(code: string): KeptRoom | null {
  return recall<Record<string, KeptRoom>>(ROOMS, {})[code] ?? null;
}

export function keepRoom(code: string, token: string | null): void {
  const all = recall<Record<string, KeptRoom>>(ROOMS, {});
  if (token === null) delete all[code];
  else all[code] = { token, at: Date.now() };
  write(all);
}

export function keepSaid(code: string, said: Record<string, number>): void {
  const all = recall<Record<string, KeptRoom>>(ROOMS, {});
  const room = all[code];
  if (room) write({ ...all, [code]: { ...room, said } });
}

/** A seat at a game of the evening is kept like one at any other table. It counts only if the room was told before the
 * game what matched bots shall go by: not on a phone that has taken the seat over since. */
export function keepRoomSeat(code: string, game: string, { match, token, seats }: Seated): void {
  const before = { asked: keptRoom(code)?.said?.[game], ...seatAt(match) };
  keepSeat(match, { ...before, token, game, seats, at: Date.now() });
}

function write(all: Record<string, KeptRoom>): void {
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  remember(ROOMS, Object.fromEntries(newest));
}

/** How a phone last saw its room and its own hand: shown at once while the line is made. */
export interface LastSeen {
  at: number;
  room: Room;
  table: Table | null;
}

export const lastSeen = (code: string): LastSeen | null => {
  const kept = recall<LastSeen | null>(LAST, null);
  return kept?.room.code === code ? kept : null;
};

export const keepSeen = (seen: LastSeen): void => remember(LAST, seen);

/** The room that this browser shows on its big screen; only its code, which everybody sees there. */
export const screenRoom = (): string | null => recall<string | null>(SCREEN, null);
export const keepScreenRoom = (code: string): void => remember(SCREEN, code);
