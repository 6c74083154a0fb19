/** Days of the daily puzzle, and which of them were solved in this browser. */

export interface Solved {
  cost: number;
  least: number;
  moves: number;
  hints: number;
}

const key = (game: string): string => `pentaprism.${game}.days`;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Older days are forgotten. */
const MOST = 400;

/** A date as YYYY-MM-DD, by the calendar on the wall. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon, so that no change of the clocks moves the day. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function shifted(day: string, by: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** The day that an address asks for: today unless it names one that has come. */
export function dayIn(search: string, today: string): string {
  const day = new URLSearchParams(search).get("day") ?? "";
  return DAY.test(day) && !Number.isNaN(dateOf(day).getTime()) && day <= today ? day : today;
}

/** The days up to today, oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => shifted(today, i - count + 1));
}

export function solvedDays(game: string): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Solved>) : {};
  } catch {
    return {}; // storage can be forbidden, or filled by somebody else
  }
}

/** Keeps the better of what was and what is: the cheaper, then the one with fewer hints. */
export function keepSolved(game: string, day: string, now: Solved): Record<string, Solved> {
  const all = solvedDays(game);
  const before = all[day];
  const better = !before || now.cost < before.cost || (now.cost === before.cost && now.hints < before.hints);
  const kept = better ? { ...all, [day]: now } : all;
  const newest = Object.fromEntries(Object.entries(kept).sort().slice(-MOST));
  try {
    localStorage.setItem(key(game), JSON.stringify(newest));
  } catch {
    // Then it is forgotten with the page.
  }
  return newest;
}

/** Days in a row that end today, or yesterday while today's puzzle waits. */
export function streak(solved: Record<string, Solved>, today: string): number {
  let day = solved[today] ? today : shifted(today, -1);
  let length = 0;
  for (; solved[day]; day = shifted(day, -1)) length += 1;
  return length;
}
