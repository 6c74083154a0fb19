/** The moment in which a target may answer a take (clause 8).
 *
 *  It is as long for one who holds a block as for one who holds none, and `allow` is only ever said
 *  at its end: the time an answer takes tells nobody anything. `block` is open and is said at once.
 *  Where no other person is at the table or watches it, nobody could learn anything from the time:
 *  there is no moment then, and what is pressed is said at once. */

import type { SeatInfo, View } from "../../table/wire";
import { positionOf } from "./read";

/** As in games/prism/pace.py. */
export const MOMENT = 4000;

/** Whether somebody else could see how long the viewer thinks. */
export function inCompany(seats: SeatInfo[], viewer: number | null, watching: number): boolean {
  return watching > 0 || seats.some((seat, number) => number !== viewer && seat.kind === "person" && seat.present);
}

/** A name for the take that the viewer is asked about; null when the viewer is not asked.
 *  A take is discarded after its answer, so the discard tells two equal ones apart. */
export function askedAbout(view: View): string | null {
  const position = positionOf(view);
  const take = position.pending;
  if (position.phase !== "answer" || !take || view.seat === null || take.target !== view.seat) return null;
  return [position.round, position.discard.length, take.taker, take.card, take.colour].join(" ");
}

/** How much is left of a moment, in milliseconds. */
export function leftOf(begun: number, now: number): number {
  return Math.min(MOMENT, Math.max(0, begun + MOMENT - now));
}

/** A moment and what the person said in it; the board asks it what to play and when. */
export class Moment {
  /** "Let it go" was pressed; until the end it may be thought better of. */
  letGo = $state(false);
  left = $state(MOMENT);
  #asked: string | null = null;
  #begun: number | null = null;
  #said = $state(false);

  /** Whether the moment has passed or an answer was sent: from then on buttons answer at once. */
  get over(): boolean {
    return this.#said;
  }

  /** Called often; `asked` as above, `active` whether the viewer may act. True: say `allow` now.
   *
   *  A moment begins when its take arrives. If it ended while the viewer could not act (a pause, a
   *  lost connection), a new one begins when acting is possible again. */
  tick(asked: string | null, active: boolean, now: number): boolean {
    if (asked !== this.#asked) this.#reset(asked);
    if (asked === null || this.#said) return false;
    if (this.#begun === null) {
      if (!active) return false;
      this.#begun = now;
    }
    const left = leftOf(this.#begun, now);
    this.left = left;
    if (left > 0) return false;
    if (!active) {
      this.#begun = null;
      this.left = MOMENT;
      this.letGo = false;
      return false;
    }
    this.#said = true;
    return true;
  }

  /** `block` was said: nothing is said by itself any more. */
  blocked(): void {
    this.#said = true;
  }

  #reset(asked: string | null): void {
    this.#asked = asked;
    this.#begun = null;
    this.#said = false;
    this.left = MOMENT;
    this.letGo = false;
  }
}
