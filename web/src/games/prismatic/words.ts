/** Pieces, effects and cards as sentences, in the language of the page. */

import { readAbility, readEffect, type Card, type Creation } from "./catalogue";
import { counted } from "./position";
import { open } from "./symbols";
import type { Texts } from "./texts";

export function pieceName(t: Texts, piece: string): string {
  return t.pieces[piece] ?? piece;
}

/** "2 red motes, white mote and prism". */
export function piecesInWords(t: Texts, pieces: string): string {
  return list(
    t,
    counted(pieces).map(([piece, n]) => (n > 1 ? t.several(n, pieceName(t, piece)) : pieceName(t, piece))),
  );
}

/** "red and green", for colours of the pool. */
export function coloursInWords(t: Texts, letters: string): string {
  return list(t, [...letters].map((letter) => t.colours[letter] ?? letter));
}

export function list(t: Texts, parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? t.nothing;
  return `${parts.slice(0, -1).join(", ")} ${t.and} ${parts.at(-1)}`;
}

/** With a capital letter at the beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a card does each round, as a sentence. */
export function abilityInWords(t: Texts, card: Card): string {
  if (!t.ability || !t.effect) return card.words.ability;
  const { price, effect } = readAbility(card.ability);
  return t.ability(price && pieceName(t, price), t.effect(readEffect(effect)));
}

export function rewardsInWords(t: Texts, card: Card): string[] {
  const own = t.effect;
  return own ? card.rewards.map((reward) => `${sentence(own(readEffect(reward)))}.`) : card.words.rewards;
}

export function givesInWords(t: Texts, creation: Creation): string {
  return t.effect ? `${sentence(t.effect(readEffect(creation.gives)))}.` : creation.words;
}

/** Everything that is printed on a card, and what lies on it, for those who hear it. */
export function cardInWords(t: Texts, card: Card, lying: string, isCreated: boolean): string {
  const parts = [`${card.name}, ${t.types[card.type]}, ${t.stars(card.stars)}`];
  if (!isCreated) {
    parts.push(t.costs(piecesInWords(t, card.cost)));
    if (lying) parts.push(t.missing(piecesInWords(t, open(card.cost, lying))));
  } else if (lying) parts.push(t.lies(piecesInWords(t, lying)));
  parts.push(abilityInWords(t, card).replace(/\.$/, ""));
  const once = rewardsInWords(t, card);
  if (once.length && !isCreated) parts.push(`${t.once}: ${once.join(" ").replace(/\.$/, "")}`);
  return `${parts.join("; ")}.`;
}

/** A pending effect or a reward as the label of a button: gain R, pool Y, pull. */
export function moveLabel(t: Texts, move: string, nameOf: (seat: number) => string): string {
  const words = move.split(" ");
  const [verb = "", what = ""] = words;
  if (verb === "gain") return t.gain(/^\d/.test(what) ? t.several(Number(what), pieceName(t, "^")) : pieceName(t, what === "prism" ? "^" : what));
  if (verb === "pool") return t.addToPool(t.colours[what] ?? what);
  if (verb === "bid") return t.bid(Number(what));
  if (verb === "empty" && what === "palette") return t.emptyPalette(nameOf(Number(words[2])));
  return t.buttons[move] ?? t.buttons[verb] ?? move;
}
