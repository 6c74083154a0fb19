/** What this browser remembers: seats with their tokens, and what was chosen last. */

import type { Finished } from "./finished";

export interface KeptSeat {
  token: string;
  game: string;
  seats: number[];
  /** When the table was last looked at. */
  at: number;
  over?: boolean;
  /** How it went, once it is over. */
  finished?: Finished | undefined;
  /** What matched bots were to go by for whoever plays here; without it the game is not counted (results.ts). */
  asked?: number | undefined;
}

const SEATS = "pentaprism.seats";
const MOST = 500;

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // storage can be forbidden, full, or filled by somebody else
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}

export function keptSeats(): Record<string, KeptSeat> {
  return read<Record<string, KeptSeat>>(SEATS, {});
}

export function seatAt(match: string): KeptSeat | null {
  return keptSeats()[match] ?? null;
}

export function keepSeat(match: string, seat: KeptSeat): void {
  const all = Object.entries({ ...keptSeats(), [match]: seat });
  const newest = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  write(SEATS, Object.fromEntries(newest));
}

/** The seats looked at last, newest first: of games that go on, or of those that are over. */
export function newestSeats(over: boolean, most = MOST): [match: string, seat: KeptSeat][] {
  return Object.entries(keptSeats())
    .filter(([, seat]) => Boolean(seat.over) === over)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, most);
}

export function forgetSeat(match: string): void {
  const all = keptSeats();
  delete all[match];
  write(SEATS, all);
}

export function remember(key: string, value: unknown): void {
  write(`pentaprism.${key}`, value);
}

export function recall<T>(key: string, fallback: T): T {
  return read(`pentaprism.${key}`, fallback);
}
