/** A position of Laser in words. */

import type { View } from "../../table/wire";
import {
  CAT,
  cardsOf,
  CIRCLE,
  figureOf,
  lowestBid,
  moverOf,
  readPosition,
  type Card,
  type FloorLetter,
  type Position,
} from "./position";
import { t } from "./words";

/** What stands on a tile. */
function onTile(letter: string | undefined): string {
  if (letter === CAT) return t("board-cat");
  const colour = figureOf(letter);
  return colour ? t("board-figure", { colour }) : t("board-empty");
}

export function describeTile(ring: string, floor: string | null, tile: number): string {
  const letter = floor?.[tile] as FloorLetter | undefined;
  return t("board-tile", { tile, floor: letter, what: onTile(ring[tile]) });
}

export const cardWords = (card: Card): string => t(`card-${card.code}`);

/** How many of each colour are left to be made. */
export function stockWords(stock: string): string {
  return t("board-stock", {
    stock: CIRCLE.map((colour, i) => t("board-stock-of", { colour: t(`colour-${colour}`), n: Number(stock[i]) })),
  });
}

function phaseWords(position: Position, name: (seat: number) => string): string {
  const lowest = lowestBid(position);
  switch (position.phase) {
    case "planning":
      return position.active === null ? "" : `${name(position.active)}: ${t("board-active")}.`;
    case "bidding":
      return [
        position.claim === null ? "" : t("board-claimed", { name: name(position.claim) }),
        lowest ? `${t("board-lowest", { name: name(lowest.seat), bid: lowest.bid })}.` : `${t("board-no-bid")}.`,
      ]
        .filter(Boolean)
        .join(" ");
    case "choosing":
      return position.active === null ? "" : t("board-choose-wait", { name: name(position.active) });
    case "mixing": {
      const attempt = position.attempt;
      if (!attempt) return "";
      const { cost, bid } = attempt;
      return `${t("board-spent", { cost, bid })}. ${t("board-their-move", { name: name(moverOf(attempt)) })}.`;
    }
    case "over":
      return t("board-over");
  }
}

export function describe(view: View, seats: string[]): string {
  const position = readPosition(view.position);
  const name = (seat: number): string => seats[seat] ?? t("board-seat", { n: seat + 1 });
  const cards = cardsOf(position.cards, position.attempt?.done).map((card) =>
    card.done ? t("board-card-done", { card: cardWords(card), state: t("board-done") }) : cardWords(card),
  );
  const tiles = [...position.ring].map((_, tile) => describeTile(position.ring, position.floor, tile));
  const scores = position.scores.map((n, seat) => {
    const crosses = position.crosses[seat] ?? 0;
    return `${name(seat)} ${t("board-points", { n })}${crosses ? `, ${t("board-crosses", { n: crosses })}` : ""}`;
  });
  return [
    `${t("board-round", { n: position.round })}, ${t(`phase-${position.phase}`)}.`,
    phaseWords(position, name),
    `${t("board-cards")}: ${cards.join(", ")}.`,
    `${tiles.join("; ")}.`,
    `${stockWords(position.stock)}.`,
    `${scores.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
