/** A choice that is being made: a card picked up, perhaps somebody aimed at, not yet played.
 *  Nothing leaves the board before it is complete, and until then it can be put back. */

import { aimsOf, attempt, movesOf, paneAt, targetsOf, type Place } from "./compose";
import type { Card, Seen } from "./read";

/** What there is to choose from. */
export interface Offer {
  hand: Seen[];
  legal: string[];
  me: number;
  players: number;
  /** May cards of the hand be picked up? */
  open: boolean;
}

/** With more moves than this, one first says whom to aim at. */
const MANY = 6;

export class Gesture {
  /** Which card of the hand is picked up. */
  picked = $state<number | null>(null);
  aim = $state<number | null>(null);
  /** The only seat that the card reaches, after it was put at another. */
  only = $state<number | null>(null);

  readonly #offer: () => Offer;
  readonly #play: (move: string) => void;

  constructor(offer: () => Offer, play: (move: string) => void) {
    this.#offer = offer;
    this.#play = play;
  }

  get card(): Card | null {
    const { hand, open } = this.#offer();
    const card = this.picked === null || !open ? undefined : hand[this.picked];
    return card === undefined || card === "?" ? null : card;
  }

  /** Where something can be done now, and the move that does it. A draw-two that lies in the
   *  collection is used by tapping it. */
  get targets(): Map<Place, string> {
    const { legal, me, players, open } = this.#offer();
    if (this.card) return targetsOf(this.card, legal, me, players);
    return new Map(open && legal.includes("draw-two") ? [[paneAt(me, "draw-two"), "draw-two"]] : []);
  }

  /** The moves of the picked card, of those at the aim. */
  get moves(): string[] {
    const { legal, me, players } = this.#offer();
    const moves = this.card ? movesOf(this.card, legal) : [];
    return moves.filter((move) => this.aim === null || aimsOf([move], me, players)[0] === this.aim);
  }

  /** Whom one may aim at, where that has to be said first. */
  get whom(): number[] {
    const { me, players } = this.#offer();
    const whom = this.moves.length > MANY ? aimsOf(this.moves, me, players) : [];
    return whom.length > 1 ? whom : [];
  }

  /** A tap on a card. One that can be used in one way is played at once; to throw one away is asked about, as a tap
   *  may only mean to look, unless there is nothing else to do at all. */
  pick(index: number): void {
    const again = index === this.picked;
    this.putBack();
    if (again) return;
    this.picked = index;
    const [move, other] = this.moves;
    if (move && !other && (!move.startsWith("discard ") || this.#offer().legal.length === 1)) this.send(move);
  }

  /** A card that is dragged is played where it is dropped. */
  lift(index: number): void {
    this.putBack();
    this.picked = index;
  }

  putBack(): void {
    this.picked = this.aim = this.only = null;
  }

  /** Put the picked card somewhere, or tap what can be tapped without one. */
  put(place: Place): void {
    const { legal, me, players } = this.#offer();
    const card = this.card;
    if (!card) {
      const move = this.targets.get(place);
      return move ? this.send(move) : this.putBack();
    }
    const said = attempt(card, place, legal, me, players);
    if (!said) this.putBack();
    else if ("only" in said) this.only = said.only;
    else if ("aim" in said) this.aim = said.aim;
    else this.send(said.move);
  }

  /** A move that is not in the list leaves the card picked up: it will be refused. */
  send(move: string): void {
    if (this.#offer().legal.includes(move)) this.putBack();
    this.#play(move);
  }

  drop(place: Place | null): void {
    if (place) this.put(place);
    else this.putBack();
  }
}
