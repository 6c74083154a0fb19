/** What a game, its seats, options and levels are called, in the language of the page. Its book must be loaded. */

import { MATCHED } from "../app/matched";
import { type Key, t } from "../i18n/i18n.svelte";
import { attribute, hasWords, say } from "../i18n/words.svelte";
import type { GameInfo } from "../table/wire";

const told = (game: string, key: string): string => say({ key: `${game}/${key}`, values: {} });

export function taglineOf(game: GameInfo): string {
  return hasWords(game.id, "tagline") ? told(game.id, "tagline") : game.tagline;
}

/** What to call a seat: as the game does, or by its number. */
export function seatName(game: GameInfo, seat: number): string {
  return ownSeatName(game, seat) ?? t("seat-number", { n: seat + 1 });
}

/** Only some games have names for their seats. */
export function ownSeatName(game: GameInfo, seat: number): string | null {
  return hasWords(game.id, `seat-${seat}`) ? told(game.id, `seat-${seat}`) : null;
}

export function optionTitle(game: GameInfo, option: string): string {
  return told(game.id, `option-${option}`);
}

export function optionHelp(game: GameInfo, option: string): string {
  return attribute(game.id, `option-${option}`, "help");
}

/** The value of an option; numbers speak for themselves. */
export function valueWords(game: GameInfo, option: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const key = `choice-${option}-${String(value)}`;
  return hasWords(game.id, key) ? told(game.id, key) : String(value);
}

/** A level of our bots; any game may have others. */
export function levelName(level: string): string {
  return hasWords("table", `level-${level}`) ? t(`level-${level}` as Key) : level;
}

/** The same where whoever reads it chooses a bot for themselves. */
export function levelForYou(level: string): string {
  return level === MATCHED ? t("level-matched-you") : levelName(level);
}

/** What to expect of a level, in a sentence. */
export function expectWords(level: string): string {
  return hasWords("table", `expect-${level}`) ? t(`expect-${level}` as Key) : "";
}

/** What a bot of the level sees of the game. */
export function seesWords(game: GameInfo, level: string): string {
  return told(game.id, `sees-${level}`);
}
