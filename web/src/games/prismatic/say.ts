/** A move of Prismatic in words, with the names of cards. */

import { readCatalogue } from "./catalogue";
import { readPut } from "./commitment";
import { readShare } from "./payment";
import { signOf } from "./position";
import { moveLabel, nameOfCard, some, t } from "./words";

const WITH_CARD = ["create", "use", "keep", "replace", "discard", "steal", "empty"] as const;

export function moveWords(move: string, seat: number, seats: string[], data?: unknown): string {
  const { cards, creations } = readCatalogue(data);
  const cardName = (number: string): string => {
    const card = cards[number];
    return card ? nameOfCard(card) : t("board-card", { card: Number(number) });
  };
  const paid = readShare(move);
  if (paid) {
    const plain = moveWords(paid.plain, seat, seats, data);
    return paid.share
      ? t("say-paying", { move: plain, colours: [...paid.share] })
      : t("say-paying-nothing", { move: plain });
  }
  const put = readPut(move);
  if (put) {
    const place = put.place === "palette" ? t("place-palette") : cardName(put.place);
    return t("say-put", { piece: signOf(put.piece), place });
  }
  const [verb = "", what = ""] = move.split(" ");
  if (verb === "take" && what !== "back") return t("say-take", { piece: what });
  const creation = verb === "make" ? creations[what] : undefined;
  if (creation) return t("say-make", { some: some(creation.cost) });
  const known = WITH_CARD.find((each) => each === verb);
  if (known && /^\d+$/.test(what)) return t(`say-${known}`, { named: cardName(what) });
  return moveLabel(move, (other) => seats[other] ?? String(other + 1));
}
