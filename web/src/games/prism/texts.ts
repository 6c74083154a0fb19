/** Everything the PRISM board says, in each language. */

import { pick } from "../../i18n/pick";
import type { Card, PaneName } from "./read";

const en = {
  cards: {
    red: "red",
    orange: "orange",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    violet: "violet",
    wild: "wild",
    "take-left": "take left",
    "take-left-again": "take left",
    "take-right": "take right",
    "take-right-again": "take right",
    "take-any": "take any",
    "take-any-again": "take any",
    zap: "zap",
    "draw-two": "draw two",
    block: "block",
  } satisfies Record<Card, string> as Record<Card, string>,
  again: "again",
  faceDown: "a card face down",
  nothing: "nothing",
  and: "and",

  // Seats and piles
  left: "your left",
  right: "your right",
  both: "your left and right",
  deals: "dealt this round",
  points: (n: number): string => (n === 1 ? "1 point" : `${n} points`),
  gained: (n: number): string => `${n} in the last round`,
  cardsInHand: (n: number): string => (n === 1 ? "1 card" : `${n} cards`),
  handOf: (name: string): string => `${name}'s hand`,
  yourHand: "Your hand",
  collectionOf: (name: string): string => `${name}'s collection`,
  yourCollection: "Your collection",
  has: (name: string, thing: string): string => `${name} has ${thing}`,
  lacks: (name: string, thing: string): string => `${name} has no ${thing}`,
  stack: "Stack",
  discard: "Discard",
  stackHas: (n: number): string => (n === 0 ? "The stack is empty" : `Stack: ${n} face down`),
  discardHas: (n: number, top: string): string => (n === 0 ? "Nothing is discarded" : `Discard: ${n}, ${top} on top`),
  round: (n: number): string => `Round ${n}`,
  playingTo: (n: number): string => (n === 1 ? "to 1 point" : `to ${n} points`),

  // What is waited for
  drawNow: "Your turn. Draw a card.",
  drawOrTwo: "Your turn. Draw a card, or use your draw two.",
  pickNow: "Pick a card of your hand.",
  drawing: (name: string): string => `${name} draws.`,
  playing: (name: string): string => `${name} chooses a card.`,
  asked: (name: string): string => `${name} has a moment to answer.`,
  notYet: (what: string): string => `Not your turn yet. ${what}`,
  replacing: (name: string): string => `${name} may draw a card for the block.`,
  nobody: "It is nobody's turn now.",
  matchOver: "The match is over.",
  winner: (names: string): string => `${names} won the match.`,

  // Choices
  drawOne: "Draw a card",
  drawTwo: "Use draw two",
  decline: "No, thank you",
  mayReplace: "Blocked! You may draw a card for it.",
  play: (card: string): string => `Play ${card}`,
  save: "Save draw two",
  discardIt: (card: string): string => `Discard ${card}`,
  takeFrom: (colour: string, name: string): string => `Take ${name}'s ${colour}`,
  zapAt: (colour: string, name: string): string => `Zap ${name}'s ${colour}`,
  putDown: (card: string): string => `${card}: where to?`,
  cannot: (card: string): string => `${card} has to wait: a turn begins by drawing.`,
  onlyReaches: (card: string, name: string): string => `“${card}” reaches ${name} and nobody else.`,
  back: "Put it back",
  onlyDiscard: "can only be discarded now",
  chosen: "chosen",

  // The answer
  wantsYours: (name: string, colour: string): string => `${name} wants your ${colour}.`,
  wants: (taker: string, target: string, colour: string): string => `${taker} wants ${target}'s ${colour}.`,
  letGo: "Let it go",
  lettingGo: "You let it go when the moment ends.",
  block: "Block",
  momentLeft: (seconds: number): string => (seconds === 1 ? "1 second" : `${seconds} seconds`),
  sameMoment: "The moment is always this long, so it gives nothing away.",
  answerNow: "The moment has passed. What do you say?",
  answerAtOnce: "Nobody else is here to see how long you think.",
  fromColours: (n: number): string => (n === 1 ? "1 colour" : `${n} colours`),
  fromCards: (n: number): string => (n === 1 ? "1 card in hand" : `${n} cards in hand`),
  seen: "Go on",

  // What happened
  drew: (name: string, count: number): string => `${name} drew ${count === 1 ? "a card" : "two cards"}.`,
  drewCards: (name: string, cards: string): string => `${name} drew ${cards}.`,
  played: (name: string, card: string): string => `${name} played ${card}.`,
  saved: (name: string): string => `${name} saved a draw two.`,
  discarded: (name: string, card: string): string => `${name} discarded ${card}.`,
  zapped: (name: string, target: string, colour: string): string => `${name} zapped ${target}'s ${colour}.`,
  took: (name: string, target: string, colour: string): string => `${name} took ${colour} from ${target}.`,
  blocked: (name: string, taker: string): string => `${name} blocked ${taker}.`,
  declined: (name: string): string => `${name} drew nothing for the block.`,
  roundWon: (n: number, name: string): string => `${name} completes the rainbow and wins round ${n}.`,
  roundOver: (n: number): string => `Round ${n} ends and nobody has the rainbow.`,

  // The table of points
  earlier: (n: number): string => `${n} from earlier rounds`,
  tieBreak: "Equal points: the last round decides.",
  soFar: "The points so far",
  breakdown: (round: number): string => `The points after ${round === 1 ? "1 round" : `${round} rounds`}`,
};

export type Texts = typeof en;

const de: Texts = {
  cards: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    blue: "Blau",
    violet: "Violett",
    wild: "Joker",
    "take-left": "Nimm links",
    "take-left-again": "Nimm links",
    "take-right": "Nimm rechts",
    "take-right-again": "Nimm rechts",
    "take-any": "Nimm frei",
    "take-any-again": "Nimm frei",
    zap: "Blitz",
    "draw-two": "Zieh zwei",
    block: "Abwehr",
  },
  again: "nochmal",
  faceDown: "eine verdeckte Karte",
  nothing: "nichts",
  and: "und",

  left: "links",
  right: "rechts",
  both: "links und rechts",
  deals: "hat diese Runde gegeben",
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  gained: (n) => `${n} in der letzten Runde`,
  cardsInHand: (n) => (n === 1 ? "1 Karte" : `${n} Karten`),
  handOf: (name) => `Hand von ${name}`,
  yourHand: "Deine Hand",
  collectionOf: (name) => `Sammlung von ${name}`,
  yourCollection: "Deine Sammlung",
  has: (name, thing) => `${name} hat ${thing}`,
  lacks: (name, thing) => `${name}: ${thing} fehlt`,
  stack: "Stapel",
  discard: "Ablage",
  stackHas: (n) => (n === 0 ? "Der Stapel ist leer" : `Stapel: ${n} verdeckt`),
  discardHas: (n, top) => (n === 0 ? "Nichts ist abgelegt" : `Ablage: ${n}, oben ${top}`),
  round: (n) => `Runde ${n}`,
  playingTo: (n) => (n === 1 ? "bis 1 Punkt" : `bis ${n} Punkte`),

  drawNow: "Du bist dran. Zieh eine Karte.",
  drawOrTwo: "Du bist dran. Zieh eine Karte oder nutze dein Zieh zwei.",
  pickNow: "Wähle eine Karte deiner Hand.",
  drawing: (name) => `${name} zieht.`,
  playing: (name) => `${name} wählt eine Karte.`,
  asked: (name) => `${name} hat einen Augenblick für die Antwort.`,
  notYet: (what) => `Du bist noch nicht dran. ${what}`,
  replacing: (name) => `${name} darf für die Abwehr eine Karte ziehen.`,
  nobody: "Gerade ist niemand an der Reihe.",
  matchOver: "Die Partie ist zu Ende.",
  winner: (names) => `Gewonnen hat: ${names}.`,

  drawOne: "Karte ziehen",
  drawTwo: "Zieh zwei nutzen",
  decline: "Nein, danke",
  mayReplace: "Abgewehrt! Du darfst dafür eine Karte ziehen.",
  play: (card) => `${card} ausspielen`,
  save: "Zieh zwei aufheben",
  discardIt: (card) => `${card} ablegen`,
  takeFrom: (colour, name) => `${colour} von ${name} nehmen`,
  zapAt: (colour, name) => `Blitz auf ${colour} von ${name}`,
  putDown: (card) => `${card}: wohin?`,
  cannot: (card) => `${card} muss warten: erst wird gezogen.`,
  onlyReaches: (card, name) => `„${card}“ erreicht nur ${name}.`,
  back: "Zurücklegen",
  onlyDiscard: "kann jetzt nur abgelegt werden",
  chosen: "gewählt",

  wantsYours: (name, colour) => `${name} will dein ${colour}.`,
  wants: (taker, target, colour) => `${taker} will ${colour} von ${target}.`,
  letGo: "Hergeben",
  lettingGo: "Du gibst es her, wenn der Augenblick endet.",
  block: "Abwehren",
  momentLeft: (seconds) => (seconds === 1 ? "1 Sekunde" : `${seconds} Sekunden`),
  sameMoment: "Der Augenblick ist immer gleich lang und verrät nichts.",
  answerAtOnce: "Niemand sonst ist da, der sehen könnte, wie lange du nachdenkst.",
  fromColours: (n) => (n === 1 ? "1 Farbe" : `${n} Farben`),
  fromCards: (n) => (n === 1 ? "1 Handkarte" : `${n} Handkarten`),
  seen: "Weiter",
  answerNow: "Der Augenblick ist vorbei. Was sagst du?",

  drew: (name, count) => `${name} zog ${count === 1 ? "eine Karte" : "zwei Karten"}.`,
  drewCards: (name, cards) => `${name} zog ${cards}.`,
  played: (name, card) => `${name} spielte ${card}.`,
  saved: (name) => `${name} hob ein Zieh zwei auf.`,
  discarded: (name, card) => `${name} legte ${card} ab.`,
  zapped: (name, target, colour) => `${name} zerstörte ${colour} von ${target} mit einem Blitz.`,
  took: (name, target, colour) => `${name} nahm ${colour} von ${target}.`,
  blocked: (name, taker) => `${name} wehrte ${taker} ab.`,
  declined: (name) => `${name} zog nichts für die Abwehr.`,
  roundWon: (n, name) => `${name} hat den Regenbogen und gewinnt Runde ${n}.`,
  roundOver: (n) => `Runde ${n} endet, und niemand hat den Regenbogen.`,

  earlier: (n) => `${n} aus früheren Runden`,
  tieBreak: "Gleich viele Punkte: die letzte Runde entscheidet.",
  soFar: "Die Punkte bisher",
  breakdown: (round) => `Die Punkte nach ${round === 1 ? "1 Runde" : `${round} Runden`}`,
};

export const texts = { en, de };

/** A card in words, with "again" where it says so; also for what lies in a collection. */
export function cardName(card: string, words: Texts = pick(texts)): string {
  if (card === "?") return words.faceDown;
  const name = words.cards[card as Card | PaneName] ?? card;
  return card.endsWith("-again") ? `${name} ${words.again}` : name;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "red, green and blue". */
export function listed(names: string[], words: Texts = pick(texts)): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${words.and} ${names.at(-1)}`;
}
