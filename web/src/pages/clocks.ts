/** The clocks that a table can be set up with, and any clock in words. */

import { t } from "../i18n/i18n.svelte";
import type { Clock } from "../table/wire";

const MINUTE = 60_000;

export const CLOCKS: (Clock | null)[] = [
  null,
  { type: "per_game", ms: 5 * MINUTE, increment: 5_000 },
  { type: "per_game", ms: 15 * MINUTE, increment: 10_000 },
  { type: "per_game", ms: 30 * MINUTE, increment: 20_000 },
  { type: "per_move", ms: MINUTE },
  { type: "per_move", ms: 24 * 60 * MINUTE },
];

export function clockWords(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  const length = lengthWords(clock.ms);
  if (clock.type === "per_move") return t("clock-move", { length });
  return clock.increment
    ? t("clock-game-more", { length, more: lengthWords(clock.increment) })
    : t("clock-game", { length });
}

function lengthWords(ms: number): string {
  if (ms % (24 * 60 * MINUTE) === 0) return t("length-days", { n: ms / (24 * 60 * MINUTE) });
  if (ms % MINUTE === 0) return t("length-minutes", { n: ms / MINUTE });
  return t("length-seconds", { n: Math.round(ms / 1000) });
}
