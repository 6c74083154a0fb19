/** A move of PRISM in words, for hints. */

import { pick } from "../../i18n/pick";
import { capital, texts } from "./texts";
import { moveInWords } from "./words";

export function moveWords(move: string, seat: number, seats: string[]): string {
  return capital(moveInWords(move, seat, seats.length, seats, pick(texts)));
}
