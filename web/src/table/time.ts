/** Times as people read them. */

import { localeNow } from "../i18n/i18n.svelte";
import type { Clocks } from "./wire";

/** Milliseconds left of a seat at a moment. */
export function leftAt(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running.includes(seat) ? left - Math.max(0, now - clocks.at) : left);
}

/** 4:05, 1:02:09, and tenths when it gets close: 9.4 */
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function hourText(at: number): string {
  return new Date(at).toLocaleTimeString(localeNow(), { hour: "2-digit", minute: "2-digit" });
}
