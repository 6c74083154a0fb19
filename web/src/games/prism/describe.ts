/** A position of PRISM in words, for those who do not see the board. */

import { pick } from "../../i18n/pick";
import type { View } from "../../table/wire";
import { goalOf, PANES, positionOf, countOf, sorted, type Collection, type Position } from "./read";
import { cardName, listed, texts, type Texts } from "./texts";

export function describe(view: View, seats: string[]): string {
  const words = pick(texts);
  const position = positionOf(view);
  const parts = [
    `${words.round(position.round)}, ${words.playingTo(goalOf(position))}.`,
    waiting(view, seats, words),
    ...position.collections.map((_, seat) => ofSeat(position, seat, seats, words)),
    `${words.stackHas(position.stack.length)}. ${discardInWords(position, words)}.`,
  ];
  const hand = view.seat === null ? undefined : position.hands[view.seat];
  if (hand) parts.push(`${words.yourHand}: ${handInWords(hand, words)}.`);
  return parts.join(" ");
}

/** Who has to do what now. */
export function waiting(view: View, names: string[], words: Texts): string {
  const position = positionOf(view);
  const acting = view.to_act[0];
  if (view.outcome) return won(view.outcome, names, words);
  if (position.phase === "over") return words.matchOver;
  if (acting === undefined) return words.nobody; // before the match begins, and while it is paused
  const mine = acting === view.seat;
  const name = names[acting] ?? "";
  const legal = view.legal[String(acting)] ?? [];
  switch (position.phase) {
    case "draw":
      if (!mine) return words.drawing(name);
      return legal.includes("draw-two") ? words.drawOrTwo : words.drawNow;
    case "play":
      return mine ? words.pickNow : words.playing(name);
    case "answer":
      return mine ? wish(position, names, words, true) : `${wish(position, names, words, false)} ${words.asked(name)}`;
    case "replace":
      return mine ? words.mayReplace : words.replacing(name);
  }
}

/** What the taker wants, as a sentence. */
export function wish(position: Position, names: string[], words: Texts, yours: boolean): string {
  const take = position.pending;
  if (!take) return "";
  const taker = names[take.taker] ?? "";
  const colour = cardName(take.colour, words);
  return yours ? words.wantsYours(taker, colour) : words.wants(taker, names[take.target] ?? "", colour);
}

function won(outcome: Record<string, unknown>, names: string[], words: Texts): string {
  const winners = Array.isArray(outcome.winners) ? (outcome.winners as number[]) : [];
  const who = listed(winners.map((seat) => names[seat] ?? ""), words);
  return who ? `${words.matchOver} ${words.winner(who)}` : words.matchOver;
}

function ofSeat(position: Position, seat: number, names: string[], words: Texts): string {
  const collection = position.collections[seat] ?? { colours: [], wild: 0, draw_two: 0 };
  const held = words.cardsInHand(position.hands[seat]?.length ?? 0);
  const points = words.points(position.scores[seat] ?? 0);
  return `${names[seat] ?? ""}: ${collectionInWords(collection, words)}; ${held}; ${points}.`;
}

/** "red, green and wild". */
export function collectionInWords(collection: Collection, words: Texts): string {
  const things = PANES.flatMap((pane) => {
    const count = countOf(collection, pane);
    if (count === 0) return [];
    return count === 1 ? cardName(pane, words) : `${count} × ${cardName(pane, words)}`;
  });
  return things.length ? listed(things, words) : words.nothing;
}

function discardInWords(position: Position, words: Texts): string {
  return words.discardHas(position.discard.length, cardName(position.discard.at(-1) ?? "", words));
}

function handInWords(hand: Position["hands"][number], words: Texts): string {
  const counts = new Map<string, number>();
  for (const card of sorted(hand)) counts.set(card, (counts.get(card) ?? 0) + 1);
  const things = [...counts].map(([card, n]) => (n === 1 ? cardName(card, words) : `${n} × ${cardName(card, words)}`));
  return things.length ? listed(things, words) : words.nothing;
}
