/** A move of PRIZMIK in words; its squares are named at the edge of the board. */

import { readMove } from "./moves";
import { t } from "./words";

const VERBS = { "-": "say-move", "+": "say-deploy", x: "say-capture" } as const;

export function moveWords(move: string): string {
  const read = readMove(move);
  if (!read) return move;
  const { from, to, kind } = read;
  const words = t(VERBS[move[2] as keyof typeof VERBS], { from, to });
  return kind === "promote" ? t("say-promote", { move: words }) : words;
}
