/** The words of PRISM, in the language of the page. */

import { wordsOf } from "../../i18n/words.svelte";
import { placeOf } from "./compose";
import type { Card, Seen } from "./read";
import type { Words } from "./word-keys";

export const t = wordsOf<Words>("prism");

export function cardName(card: Seen): string {
  return card === "?" ? t("board-face-down") : t(`card-${card}`);
}

/** "red, green and blue", or "nothing". */
export function listed(things: string[]): string {
  return things.length ? t("board-list", { things }) : t("board-nothing");
}

export const cardNames = (cards: Seen[]): string => listed(cards.map(cardName));

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const BARE = ["draw", "draw-two", "decline", "block", "allow"] as const;

/** A move in words, for buttons and for those who listen. */
export function moveInWords(move: string, me: number, players: number, names: string[]): string {
  const bare = BARE.find((each) => each === move);
  if (bare) return t(`say-${bare}`);
  const [verb = "", card = ""] = move.split(" ");
  if (move === "play draw-two") return t("say-save");
  if (verb === "play") return t("say-play", { card: cardName(card as Card) });
  if (verb === "discard") return t("say-discard", { card: cardName(card as Card) });
  const [, seat, colour = ""] = placeOf(move, me, players).split(" ");
  const aim = { name: names[Number(seat)] ?? "", colour: cardName(colour as Card) };
  return verb === "zap" ? t("say-zap", aim) : t("say-take", aim);
}
