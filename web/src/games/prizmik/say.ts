/** A move of PRIZMIK in words; its squares are named at the edge of the board. */

import { t } from "../../i18n/i18n.svelte";
import { readMove } from "./moves";

const VERBS = { "-": "prizmik.say.move", "+": "prizmik.say.deploy", x: "prizmik.say.capture" } as const;

export function moveWords(move: string): string {
  const read = readMove(move);
  if (!read) return move;
  const { from, to, kind } = read;
  const words = t(VERBS[move[2] as keyof typeof VERBS], { from, to });
  return kind === "promote" ? t("prizmik.say.promote", { move: words }) : words;
}
