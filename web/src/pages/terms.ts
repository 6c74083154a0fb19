/** How a table is played, for those who are invited: its clock, and what differs from the usual. */

import { optionTitle, valueWords } from "../games/named";
import { t } from "../i18n/i18n.svelte";
import type { GameInfo, TableInfo } from "../table/wire";
import { clockWords } from "./clocks";
import { mayHaveClock, optionsOf } from "./options";

export function termsOf(game: GameInfo, table: TableInfo): string[] {
  const changed = optionsOf(game)
    .map((option) => ({ ...option, value: table.options[option.name] ?? option.unsaid }))
    .filter(({ value, default: usual }) => value !== usual)
    .map(({ name, value }) => t("option-is", { name: optionTitle(game, name), value: valueWords(game, name, value) }));
  const timed = mayHaveClock(game, table.options) ? [clockWords(table.clock)] : [];
  return [...timed, ...(changed.length ? changed : [t("terms-usual")])];
}
