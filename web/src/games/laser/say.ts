/** A move of Laser in words; its tiles are numbered on the ring. */

import { pick } from "../../i18n/pick";
import { readMove } from "./moves";
import { CAT } from "./position";
import { texts } from "./texts";

export function moveWords(move: string, _seat: number, seats: string[]): string {
  const t = pick(texts);
  const read = readMove(move);
  if (read) {
    const way = read.sign === "+" ? t.clockwise : t.anticlockwise;
    return read.origin === CAT ? t.sayCat(way, read.target) : t.sayMix(Number(read.origin), way, read.target);
  }
  const [verb, what] = move.split(" ");
  if (verb === "bid") return t.bidFor(Number(what));
  if (verb === "team") return t.sayTeam(seats[Number(what)] ?? t.seat(Number(what) + 1));
  return t.say[move] ?? move;
}
