/** What kind of game it is, from its capabilities: keys of texts. */

import type { Key } from "../i18n/i18n.svelte";
import type { GameInfo } from "../table/wire";

const TRAITS: [string, Key][] = [
  ["real_time", "trait-real_time"],
  ["simultaneous", "trait-simultaneous"],
  ["teams", "trait-teams"],
  ["hidden", "trait-hidden"],
  ["chance", "trait-chance"],
];

export function traits(game: GameInfo): Key[] {
  const found = TRAITS.filter(([name]) => game.capabilities[name]).map(([, key]) => key);
  if (!game.capabilities["hidden"]) found.push("trait-open");
  return found.slice(0, 3);
}
