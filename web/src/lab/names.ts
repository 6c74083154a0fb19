/** What the lab's charts and lines are called. */

import { type Key, t } from "../i18n/i18n.svelte";
import { hasWords, say } from "../i18n/words.svelte";
import { levelName } from "../games/named";

/** "numbers: casual, 3" is a chart of the games of one level and number of players. */
export function chartName(id: string): string {
  const [head = "", where] = id.split(": ");
  const title = t(`lab-chart-${head}` as Key);
  if (where === undefined) return title;
  const [level = "", players = ""] = where.split(", ");
  return `${title} (${levelName(level)}, ${players})`;
}

const PLACE = /^(.+), (\d+): (seat|turn) (\d+)$/;

/** A measure of the table or of a game in words; cards and tiles have their own names. */
export function lineName(game: string, name: string): string {
  const place = PLACE.exec(name);
  if (place) {
    const [, level = "", players = "", kind, n = ""] = place;
    const where = `${levelName(level)}, ${players}`;
    return kind === "seat" ? t("lab-seat", { where, n }) : t("lab-turn", { where, n });
  }
  return measureName(game, name);
}

export function measureName(game: string, name: string): string {
  if (name.startsWith(`${game}/`)) {
    const key = `measure-${name.slice(game.length + 1)}`;
    return hasWords(game, key) ? say({ key: `${game}/${key}`, values: {} }) : name;
  }
  return hasWords("table", `lab-measure-${name}`) ? t(`lab-measure-${name}` as Key) : name;
}
