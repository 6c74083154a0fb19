/** A position of Laser in words. */

import { pick } from "../../i18n/pick";
import type { View } from "../../table/wire";
import { CAT, cardsOf, CIRCLE, figureOf, lowestBid, moverOf, readPosition, type FloorLetter, type Position } from "./position";
import { texts, type Texts } from "./texts";

/** What stands on a tile. */
export function onTile(letter: string | undefined, t: Texts): string {
  if (letter === CAT) return t.cat;
  const colour = figureOf(letter);
  return colour ? t.figure(t.colours[colour] ?? colour) : t.empty;
}

export function describeTile(ring: string, floor: string | null, tile: number, t: Texts): string {
  const letter = floor?.[tile] as FloorLetter | undefined;
  return t.tile(tile, letter ? t.floors[letter] : null, onTile(ring[tile], t));
}

function phaseWords(position: Position, name: (seat: number) => string, t: Texts): string {
  const lowest = lowestBid(position);
  switch (position.phase) {
    case "planning":
      return position.active === null ? "" : `${name(position.active)}: ${t.active}.`;
    case "bidding":
      return `${position.claim === null ? "" : `${t.claimed(name(position.claim))} `}${lowest ? t.lowest(name(lowest.seat), lowest.bid) : t.noBid}.`;
    case "choosing":
      return position.active === null ? "" : t.chooseWait(name(position.active));
    case "mixing": {
      const attempt = position.attempt;
      return attempt ? `${t.spent(attempt.cost, attempt.bid)}. ${t.theirMove(name(moverOf(attempt)))}.` : "";
    }
    case "over":
      return t.overTitle;
  }
}

export function describe(view: View, seats: string[]): string {
  const t = pick(texts);
  const position = readPosition(view.position);
  const name = (seat: number): string => seats[seat] ?? t.seat(seat + 1);
  const cards = cardsOf(position.cards, position.attempt?.done).map((card) => {
    const words = t.onFloor(t.colours[card.colour] ?? card.colour, card.floor && t.floors[card.floor]);
    return card.done ? `${words} (${t.done})` : words;
  });
  const tiles = [...position.ring].map((_, tile) => describeTile(position.ring, position.floor, tile, t));
  const stock = CIRCLE.map((colour, i) => `${t.colours[colour]} ${position.stock[i]}`);
  const scores = position.scores.map((points, seat) => {
    const marks = position.crosses[seat] ? `, ${t.crosses(position.crosses[seat] ?? 0)}` : "";
    return `${name(seat)} ${t.points(points)}${marks}`;
  });
  return [
    `${t.round(position.round)}, ${t.phases[position.phase]}.`,
    phaseWords(position, name, t),
    `${t.cards}: ${cards.join(", ")}.`,
    `${tiles.join("; ")}.`,
    `${t.stock}: ${stock.join(", ")}.`,
    `${scores.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
