/** A position of PRISM in words, for those who do not see the board. */

import type { View } from "../../table/wire";
import { countOf, goalOf, PANES, positionOf, sorted, type Collection, type Position, type Seen } from "./read";
import { cardName, listed, t } from "./words";

export function describe(view: View, seats: string[]): string {
  const position = positionOf(view);
  const parts = [
    `${t("board-round", { n: position.round, goal: goalOf(view) })}.`,
    waiting(view, seats),
    ...position.collections.map((_, seat) => ofSeat(position, seat, seats)),
    `${t("board-stack-has", { n: position.stack.length })}. ${discardInWords(position)}.`,
  ];
  const hand = view.seat === null ? undefined : position.hands[view.seat];
  if (hand) parts.push(`${t("board-your-hand")}: ${handInWords(hand)}.`);
  return parts.join(" ");
}

/** Who has to do what now. */
export function waiting(view: View, names: string[]): string {
  const position = positionOf(view);
  const acting = view.to_act[0];
  if (view.outcome) return won(view.outcome, names);
  if (position.phase === "over") return t("wait-over");
  if (acting === undefined) return t("wait-nobody"); // before the match begins, and while it is paused
  const mine = acting === view.seat;
  const name = names[acting] ?? "";
  const legal = view.legal[String(acting)] ?? [];
  switch (position.phase) {
    case "draw":
      if (!mine) return t("wait-drawing", { name });
      return legal.includes("draw-two") ? t("wait-draw-or-two") : t("wait-draw");
    case "play":
      return mine ? t("wait-pick") : t("wait-playing", { name });
    case "answer":
      return mine ? wish(position, names, true) : `${wish(position, names, false)} ${t("wait-asked", { name })}`;
    case "replace":
      return mine ? t("wait-replace") : t("wait-replacing", { name });
  }
}

/** What the taker wants, as a sentence. */
export function wish(position: Position, names: string[], yours: boolean): string {
  const take = position.pending;
  if (!take) return "";
  const taker = names[take.taker] ?? "";
  const colour = cardName(take.colour);
  if (yours) return t("board-wants-yours", { name: taker, colour });
  return t("board-wants", { taker, target: names[take.target] ?? "", colour });
}

function won(outcome: Record<string, unknown>, names: string[]): string {
  const winners = Array.isArray(outcome.winners) ? (outcome.winners as number[]) : [];
  return winners.length ? t("wait-won", { names: winners.map((seat) => names[seat] ?? "") }) : t("wait-over");
}

function ofSeat(position: Position, seat: number, names: string[]): string {
  const collection = position.collections[seat] ?? { colours: [], wild: 0, draw_two: 0 };
  const held = t("board-cards", { n: position.hands[seat]?.length ?? 0 });
  const points = t("board-points", { n: position.scores[seat] ?? 0 });
  return `${names[seat] ?? ""}: ${collectionInWords(collection)}; ${held}; ${points}.`;
}

/** "red, green and wild". */
export function collectionInWords(collection: Collection): string {
  return listed(
    PANES.filter((pane) => countOf(collection, pane)).map((pane) => several(pane, countOf(collection, pane))),
  );
}

export function discardInWords(position: Position): string {
  const top = position.discard.at(-1);
  return t("board-discard-has", { n: position.discard.length, top: top ? cardName(top) : "" });
}

function handInWords(hand: Seen[]): string {
  const counts = new Map<Seen, number>();
  for (const card of sorted(hand)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listed([...counts].map(([card, n]) => several(card, n)));
}

function several(card: Seen, n: number): string {
  return n === 1 ? cardName(card) : t("board-several", { n, thing: cardName(card) });
}
