/** The clocks that a table can be set up with. */

import type { Key } from "../i18n/en";
import type { Clock } from "../table/wire";

const MINUTE = 60_000;

export const CLOCKS: { text: Key; clock: Clock | null }[] = [
  { text: "clock.none", clock: null },
  { text: "clock.5", clock: { type: "per_game", ms: 5 * MINUTE, increment: 5_000 } },
  { text: "clock.15", clock: { type: "per_game", ms: 15 * MINUTE, increment: 10_000 } },
  { text: "clock.30", clock: { type: "per_game", ms: 30 * MINUTE, increment: 20_000 } },
  { text: "clock.move", clock: { type: "per_move", ms: MINUTE } },
  { text: "clock.day", clock: { type: "per_move", ms: 24 * 60 * MINUTE } },
];
