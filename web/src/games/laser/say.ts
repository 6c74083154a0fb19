/** A move of Laser in words; its tiles are numbered on the ring. */

import { readMove, wayOf } from "./moves";
import { CAT } from "./position";
import { t } from "./words";

const PLAIN = ["impossible", "pass", "concede", "time"] as const;

export function moveWords(move: string, _seat: number, seats: string[]): string {
  const read = readMove(move);
  if (read) {
    const way = wayOf(read.sign);
    if (read.origin === CAT) return t("say-cat", { way, tile: read.target });
    return t("say-mix", { origin: Number(read.origin), way, tile: read.target });
  }
  const [verb, what] = move.split(" ");
  if (verb === "bid") return t("say-bid", { n: Number(what) });
  if (verb === "team") return t("say-team", { name: seats[Number(what)] ?? t("board-seat", { n: Number(what) + 1 }) });
  const plain = PLAIN.find((each) => each === move);
  return plain ? t(`say-${plain}`) : move;
}
