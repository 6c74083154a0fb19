/** What this device remembers of rooms: as whom it came in, and how things stood when it last looked. */

import { recall, remember } from "../app/keep";
import type { Table } from "../table/wire";
import type { Room } from "./wire";

export interface KeptRoom {
  token: string;
  at: number;
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
