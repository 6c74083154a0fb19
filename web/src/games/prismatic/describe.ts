/** The position in words, for those who do not see the board. */

import { pick } from "../../i18n/pick";
import type { View } from "../../table/wire";
import { readCatalogue } from "./catalogue";
import { cardsIn, readDetails, readPosition, secretOf, type Area, type Position } from "./position";
import { texts } from "./texts";
import { list, piecesInWords } from "./words";

export function describe(view: View, seats: string[], data?: unknown): string {
  const t = pick(texts);
  const position = readPosition(view);
  const { cards } = readCatalogue(data);
  const cardName = (card: number): string => cards[String(card)]?.name ?? t.card(card);
  const nameOf = (seat: number): string => seats[seat] ?? String(seat + 1);

  const told = [heading(position, nameOf)];
  told.push(`${t.areas.common}: ${list(t, position.common.map(cardName))}`);
  if (position.pool) told.push(`${t.areas.pool}: ${piecesInWords(t, position.pool)}`);
  for (const [seat, area] of position.seats.entries()) told.push(areaInWords(nameOf(seat), area, view.scores[seat]));
  const own = view.seat === null ? undefined : position.seats[view.seat];
  const secret = secretOf(own);
  if (secret.hand) told.push(`${t.areas.hand}: ${piecesInWords(t, secret.hand)}`);
  if (secret.cards.length) told.push(list(t, secret.cards.map(cardName)));
  return `${told.join(". ")}.`;

  function heading(at: Position, name: (seat: number) => string): string {
    const round = at.phase === "setup" ? t.setupTitle : t.round(at.round);
    const goal = t.goal(readDetails(view).goal);
    const last = at.last_round ? `, ${t.lastRound}` : "";
    if (at.phase === "over") return `${round}. ${at.winner === null ? "" : t.prompt.over(name(at.winner))}`;
    const step = at.phase === "setup" ? "" : `, ${t.steps[at.phase]}`;
    const turn = at.turn === null ? "" : `: ${name(at.turn)}`;
    return `${round}${last}${step}${turn}. ${goal}. ${name(at.starter)} ${t.starter}`;
  }

  function areaInWords(name: string, area: Area, points: unknown): string {
    const parts = [typeof points === "number" ? `${name}, ${t.points(points)}` : name];
    parts.push(`${t.areas.palette}: ${piecesInWords(t, area.palette)}`);
    for (const key of ["progress", "created"] as const) {
      const lying = cardsIn(area[key]).map((card) => {
        const pieces = area[key][String(card)];
        return pieces ? `${cardName(card)} (${piecesInWords(t, pieces)})` : cardName(card);
      });
      if (lying.length) parts.push(`${t.areas[key]}: ${list(t, lying)}`);
    }
    return parts.join("; ");
  }
}
