/** What there is: the board's props, read once for all components. */

import type { BoardProps } from "../board";
import { legalMoves } from "../board";
import { readCatalogue, type Card } from "./catalogue";
import { readDetails, readPosition, secretOf } from "./position";
import { hintSpots, lastSpots } from "./spots";
import { nameOfCard, t } from "./words";

export class Reading {
  protected props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  view = $derived.by(() => this.props().view);
  position = $derived.by(() => readPosition(this.view));
  details = $derived.by(() => readDetails(this.view));
  catalogue = $derived.by(() => readCatalogue(this.props().data));
  me = $derived.by(() => this.view.seat);
  chair = $derived.by(() => this.props().chair);
  area = $derived.by(() => (this.me === null ? undefined : this.position.seats[this.me]));
  secret = $derived.by(() => secretOf(this.area));
  /** The table may be over before the game is: somebody gave up. */
  over = $derived.by(() => this.view.outcome !== null || this.position.phase === "over");
  paused = $derived.by(() => this.props().paused ?? false);
  mayAct = $derived.by(() => this.props().active && this.me !== null);
  legal = $derived.by(() => new Set(this.mayAct ? legalMoves(this.view) : []));
  last = $derived.by(() => lastSpots(this.props().last));
  hints = $derived.by(() => hintSpots(this.props().mark, this.position, this.me));

  card(number: number): Card | undefined {
    return this.catalogue.cards[String(number)];
  }

  cardName(number: number): string {
    const card = this.card(number);
    return card ? nameOfCard(card) : t("board-card", { card: number });
  }

  nameOf = (seat: number): string => this.props().seats[seat]?.name ?? `${seat + 1}`;
}
