/** Finished games in words. */

import type { Against, Finished } from "../app/finished";
import { levelName } from "../games/named";
import { localeNow, t } from "../i18n/i18n.svelte";

/** Whom a game was played against, by name. */
export function againstWords({ others }: Finished): string {
  const names = others.map(({ name, level }) => (level ? t("against-bot", { name, level: levelName(level) }) : name));
  return names.length ? names.join(", ") : t("company-screen");
}

/** What kind of opponents these are. */
export function kindWords(against: Against): string {
  return against.kind === "level"
    ? t("against-level", { level: levelName(against.level) })
    : t(`against-${against.kind}`);
}

export function dateText(at: number): string {
  return new Date(at).toLocaleString(localeNow(), { dateStyle: "medium", timeStyle: "short" });
}
