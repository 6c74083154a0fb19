/** The position in words, for those who do not see the board. */

import type { View } from "../../table/wire";
import { readCatalogue } from "./catalogue";
import { cardsIn, readDetails, readPosition, secretOf, type Area } from "./position";
import { areaInWords, nameOfCard, some, t } from "./words";

export function describe(view: View, seats: string[], data?: unknown): string {
  const position = readPosition(view);
  const { cards } = readCatalogue(data);
  const nameOf = (seat: number): string => seats[seat] ?? String(seat + 1);
  const cardName = (number: number): string => {
    const card = cards[String(number)];
    return card ? nameOfCard(card) : t("board-card", { card: number });
  };

  const told = [heading()];
  told.push(t("board-area", { area: t("word-area-common"), some: position.common.map(cardName) }));
  if (position.pool) told.push(areaInWords("pool", position.pool));
  for (const [seat, area] of position.seats.entries()) told.push(seatInWords(nameOf(seat), area, view.scores[seat]));
  const own = view.seat === null ? undefined : position.seats[view.seat];
  const secret = secretOf(own);
  if (secret.hand) told.push(areaInWords("hand", secret.hand));
  if (secret.cards.length) told.push(t("board-area", { area: t("word-area-hand"), some: secret.cards.map(cardName) }));
  return `${told.join(". ")}.`;

  function heading(): string {
    const { phase, winner, turn, starter } = position;
    const round = phase === "setup" ? t("board-setup") : t("board-round", { n: position.round });
    const goal = t("board-goal", { n: readDetails(view).goal });
    const last = position.last_round ? `, ${t("board-last-round")}` : "";
    if (phase === "over") return `${round}. ${winner === null ? "" : t("prompt-over", { name: nameOf(winner) })}`;
    const step = phase === "setup" ? "" : `, ${t(`word-step-${phase}`)}`;
    const whose = turn === null ? "" : `: ${nameOf(turn)}`;
    return `${round}${last}${step}${whose}. ${goal}. ${nameOf(starter)} ${t("board-starter")}`;
  }

  function seatInWords(name: string, area: Area, points: unknown): string {
    const parts = [typeof points === "number" ? `${name}, ${t("board-points", { n: points })}` : name];
    parts.push(areaInWords("palette", area.palette));
    for (const key of ["progress", "created"] as const) {
      const lying = cardsIn(area[key]).map((card) => {
        const pieces = area[key][String(card)];
        return pieces ? `${cardName(card)} (${t("board-lies", { some: some(pieces) })})` : cardName(card);
      });
      if (lying.length) parts.push(t("board-area", { area: t(`word-area-${key}`), some: lying }));
    }
    return parts.join("; ");
  }
}
