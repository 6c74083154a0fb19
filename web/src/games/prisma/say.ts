/** A move of Prisma in words. Cells are named nowhere on the table: a hint marks them. */

import { pick } from "../../i18n/pick";
import { parsed } from "./moves";
import { texts } from "./texts";
import { tileWords } from "./words";

export function moveWords(move: string): string {
  const t = pick(texts);
  const { word, sides } = parsed(move);
  const say = t.say[word];
  if (!say) return move;
  return sides === null ? say : `${say}: ${tileWords(sides, t)}`;
}
