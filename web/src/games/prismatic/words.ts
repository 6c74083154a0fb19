/** The words of Prismatic in the language of the page, and what is put together of them. */

import { attribute, hasWords, wordsOf } from "../../i18n/words.svelte";
import type { Message } from "../../table/wire";
import { readAbility, readEffect, type Card, type Creation } from "./catalogue";
import { counted, signOf } from "./position";
import { open } from "./symbols";
import type { PartName } from "./score";
import type { Words } from "./word-keys";

const BOOK = "prismatic";
export const t = wordsOf<Words>(BOOK);

/** The keys of words that need no values. */
type Plain = { [Key in keyof Words]: [Words[Key]] extends [never] ? Key : never }[keyof Words];

/** A word of a kind: `word("word-area", "pool")`. */
export function word(kind: string, value: string): string {
  return t(`${kind}-${slug(value)}` as Plain);
}

function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, "-");
}

export function pieceName(piece: string): string {
  return word("piece", signOf(piece));
}

/** Pieces for LIST: "2 red motes", "a prism". */
export function some(pieces: string): Message[] {
  return counted(pieces).map(([piece, n]) => ({ key: `${BOOK}/word-some-${signOf(piece)}`, values: { n } }));
}

/** The name of a card; those of an owner's file have only the one that stands there. */
export function nameOfCard(card: Card): string {
  const key = `card-${slug(card.name.toLowerCase())}`;
  return hasWords(BOOK, key) ? word("card", slug(card.name.toLowerCase())) : card.name;
}

/** A part of the score in a word, for a narrow table. */
export function shortPart(name: PartName): string {
  return attribute(BOOK, `word-part-${name}`, "short");
}

/** With a capital letter at the beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function effectInWords(text: string): string {
  const { kind, piece, number } = readEffect(text);
  if (kind === "pool") return t("effect-pool", { colour: piece });
  if (kind === "mote") return t("effect-mote", { piece: signOf(piece) });
  if (kind === "prism") return t("effect-prisms", { n: number });
  return word("word-effect", kind);
}

/** What a card does each round, as a sentence. */
export function abilityInWords(card: Card): string {
  const { price, effect } = readAbility(card.ability);
  const does = effectInWords(effect);
  return price ? t("ability-paid", { piece: signOf(price), effect: does }) : t("ability-free", { effect: does });
}

export function rewardsInWords(card: Card): string[] {
  return card.rewards.map((reward) => `${sentence(effectInWords(reward))}.`);
}

export function givesInWords(creation: Creation): string {
  return `${sentence(effectInWords(creation.gives))}.`;
}

/** Everything that is printed on a card, and what lies on it, for those who hear it. */
export function cardInWords(card: Card, lying: string, isCreated: boolean): string {
  const parts = [`${nameOfCard(card)}, ${word("word-type", card.type)}, ${t("stars", { n: card.stars })}`];
  if (!isCreated) {
    parts.push(t("board-costs", { some: some(card.cost) }));
    if (lying) parts.push(missingInWords(open(card.cost, lying)));
  } else if (lying) parts.push(t("board-lies", { some: some(lying) }));
  parts.push(abilityInWords(card).replace(/\.$/, ""));
  const once = rewardsInWords(card);
  if (once.length && !isCreated) parts.push(`${t("board-once")}: ${once.join(" ").replace(/\.$/, "")}`);
  return `${parts.join("; ")}.`;
}

function missingInWords(missing: string): string {
  return t("board-missing", { some: missing ? some(missing) : [t("board-nothing")] });
}

/** What lies in an area. */
export function areaInWords(area: "palette" | "pool" | "hand", pieces: string): string {
  return t("board-area", { area: t(`word-area-${area}`), some: pieces ? some(pieces) : [t("board-nothing")] });
}

/** A move as the label of a button: gain R, pool Y, pull. */
export function moveLabel(move: string, nameOf: (seat: number) => string): string {
  const words = move.split(" ");
  const [verb = "", what = ""] = words;
  if (verb === "gain") return t("say-gain", { some: some(gained(what)) });
  if (verb === "pool") return t("say-pool", { colour: what });
  if (verb === "bid") return t("say-bid", { n: Number(what) });
  if (verb === "empty" && what === "palette") return t("say-empty-palette", { name: nameOf(Number(words[2])) });
  const known = [move, verb].find((each) => hasWords(BOOK, `word-button-${slug(each)}`));
  return known ? word("word-button", known) : move;
}

/** R, prism or 2 prisms. */
function gained(what: string): string {
  const number = Number(what);
  return number ? "^".repeat(number) : what === "prism" ? "^" : what;
}
