/** A move of PRISM in words, for hints. */

import { moveInWords } from "./words";

export function moveWords(move: string, seat: number, seats: string[]): string {
  return moveInWords(move, seat, seats.length, seats);
}
