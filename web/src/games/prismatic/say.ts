/** A move of Prismatic in words, with the names of cards. */

import { pick } from "../../i18n/pick";
import { readCatalogue } from "./catalogue";
import { readPut } from "./commitment";
import { texts } from "./texts";
import { readShare } from "./payment";
import { coloursInWords, moveLabel, pieceName, piecesInWords } from "./words";

export function moveWords(move: string, _seat: number, seats: string[], data?: unknown): string {
  const t = pick(texts);
  const { cards, creations } = readCatalogue(data);
  const cardName = (number: string): string => cards[number]?.name ?? t.card(Number(number));
  const paid = readShare(move);
  if (paid) return t.sayPaying(moveWords(paid.plain, _seat, seats, data), coloursInWords(t, paid.share));
  const put = readPut(move);
  if (put?.place === "palette") return t.putPalette(pieceName(t, put.piece));
  if (put) return t.sayPut(pieceName(t, put.piece), cardName(put.place));
  const [verb = "", what = ""] = move.split(" ");
  if (verb === "take" && what in t.colours) return t.takeMote(t.colours[what] ?? what);
  const creation = verb === "make" ? creations[what] : undefined;
  if (creation) return t.sayMake(piecesInWords(t, creation.cost));
  const say = t.say[verb];
  if (say && /^\d+$/.test(what)) return say(cardName(what));
  return moveLabel(t, move, (seat) => seats[seat] ?? String(seat + 1));
}
