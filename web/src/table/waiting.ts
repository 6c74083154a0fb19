/** What the table waits for, in words. */

import { t } from "../i18n/i18n.svelte";
import type { Table } from "./wire";

/** `nudged`: somebody has tapped on the board in vain and wants to know why. */
export function waitingWords(
  table: Table,
  toAct: number[],
  shown: number | null,
  sent: string[] | null,
  nudged = false,
): string {
  if (table.phase === "over") return t("status-over");
  if (table.phase === "gathering") return t("status-gathering");
  if (table.phase === "paused") return t("status-paused");
  if (sent !== null) return t("status-sent");
  if (shown !== null && toAct.includes(shown)) {
    return table.mine.length > 1 ? t("status-turn", { name: table.seats[shown]?.name ?? "" }) : t("status-you");
  }
  const names = toAct.flatMap((seat) => table.seats[seat]?.name || []);
  if (!names.length) return t("status-clock");
  return t(nudged && shown !== null ? "status-not-yet" : "status-others", { names });
}
