/** A move of Prisma in words. Cells are named nowhere on the table: a hint marks them. */

import { parsed } from "./moves";
import { t, tileWords } from "./words";

export function moveWords(move: string): string {
  const { word, sides } = parsed(move);
  switch (word) {
    case "place":
    case "drop":
    case "discard":
      return t(`say-${word}`, { tile: tileWords(sides ?? "") });
    case "lift":
    case "pass":
    case "freeze":
    case "unfreeze":
      return t(`say-${word}`);
    default:
      return move;
  }
}
