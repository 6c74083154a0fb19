/** A move in words, for buttons and for those who listen. */

import { placeOf } from "./compose";
import { cardName, type Texts } from "./texts";

const BARE = {
  draw: "drawOne",
  "draw-two": "drawTwo",
  decline: "decline",
  block: "block",
  allow: "letGo",
} as const;

export function moveInWords(move: string, me: number, players: number, names: string[], words: Texts): string {
  if (move in BARE) return words[BARE[move as keyof typeof BARE]];
  const [verb = "", card = ""] = move.split(" ");
  if (move === "play draw-two") return words.save;
  if (verb === "play") return words.play(cardName(card, words));
  if (verb === "discard") return words.discardIt(cardName(card, words));
  const [, seat, colour = ""] = placeOf(move, me, players).split(" ");
  const say = verb === "zap" ? words.zapAt : words.takeFrom;
  return say(cardName(colour, words), names[Number(seat)] ?? "");
}
