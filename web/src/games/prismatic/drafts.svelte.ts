/** Choices made in secret, together with everybody else: kept here until the viewer is ready, and
 *  then told all at once. */

import * as commitment from "./commitment";
import type { Choice, Start } from "./commitment";
import { signOf, without } from "./position";
import { Reading } from "./reading.svelte";
import { t } from "./words";

export class Drafts extends Reading {
  /** Why something just tried does not work, where the table itself shows it. */
  notice = $state("");
  #draft = $state.raw<{ key: string; slots: Choice[] } | null>(null);
  #start = $state.raw<{ key: string; start: Start } | null>(null);

  /** Another round, another seat: choices made for one do not hold for another. */
  #key = $derived.by(() => `${this.me}/${this.position.round}`);

  /** All that the viewer can commit in this round, piece by piece, and where each is laid, told or not. */
  slots: Choice[] = $derived.by(() => {
    if (!this.area || this.position.phase !== "commit") return [];
    const told = commitment.slotsOf(commitment.atHand(this.area, this.secret), commitment.putOf(this.secret));
    const draft = this.#draft;
    if (this.area.ready || draft?.key !== this.#key) return told;
    return pieces(draft.slots) === pieces(told) ? draft.slots : told;
  });

  choices: Choice[] = $derived.by(() => this.slots.filter(({ place }) => place));

  start: Start = $derived.by(() => {
    const told = commitment.startOf(this.secret);
    const draft = this.#start;
    return this.area?.ready || draft?.key !== this.#key ? told : draft.start;
  });

  committing = $derived.by(() => this.position.phase === "commit" && this.mayAct && this.legal.has("ready"));

  /** The moves of a choice that is not told yet; null while there is nothing to choose in secret. */
  untold: string[] | null = $derived.by(() => {
    const { phase } = this.position;
    if (!this.area || this.area.ready) return null;
    if (phase === "commit") {
      return commitment.untold(commitment.putMoves(this.slots), commitment.putMoves(commitment.putOf(this.secret)));
    }
    if (phase !== "setup") return null;
    // Motes are only taken after a card is kept.
    if (this.start.keep === null) return [];
    return commitment.untold(commitment.startMoves(this.start), commitment.startMoves(commitment.startOf(this.secret)));
  });

  /** The places for a piece, besides the one where it lies. */
  places(piece: string): Set<string> {
    if (!this.committing) {
      const listed = [...this.legal].map(commitment.readPut).filter((put) => put?.piece === piece);
      return new Set(listed.map((put) => put?.place ?? ""));
    }
    const cards = Object.keys(this.details.room).filter((card) => this.#takes(card, piece));
    return new Set(["palette", ...cards]);
  }

  #takes(card: string, piece: string): boolean {
    return commitment.takes(this.details.room[card] ?? "", commitment.chosenFor(this.choices, card), piece);
  }

  /** Lays a piece at hand somewhere; "" takes it back into the hand. */
  lay(slot: number, place: string): void {
    const lying = this.slots[slot];
    this.notice = "";
    if (!lying || lying.place === place) return;
    const room = place === "" || this.places(lying.piece).has(place);
    if (room) this.#draft = { key: this.#key, slots: this.slots.with(slot, { ...lying, place }) };
    else if (place in (this.area?.progress ?? {}) || place in (this.area?.created ?? {})) {
      this.notice = t("refused-no-room", { named: this.cardName(Number(place)), piece: signOf(lying.piece) });
    } else this.tell(`put ${signOf(lying.piece)} ${place}`); // the rules say why not
  }

  /** One of the pieces that lie somewhere. */
  slotOf(piece: string, place: string): number {
    return this.slots.findIndex((each) => each.piece === piece && each.place === place);
  }

  /** Where a piece is most likely wanted. */
  likely(piece: string): string {
    if (!this.area) return "palette";
    const lacking = (card: string): number =>
      commitment.openSymbols(this.details.room[card] ?? "", commitment.chosenFor(this.choices, card));
    return commitment.likelyPlace(piece, this.places(piece), this.area, lacking);
  }

  /** Motes that are still in the hand. Prisms wait until they are asked for: they are not drawn anew each round. */
  loose = $derived.by(() => this.slots.flatMap(({ piece, place }, slot) => (place || piece === "^" ? [] : [slot])));

  /** All motes that are left, each where it is most likely wanted or all to one place. */
  layAll(place?: string): void {
    for (const slot of this.loose) this.lay(slot, place ?? this.likely(this.slots[slot]?.piece ?? ""));
  }

  liftAll(): void {
    this.notice = "";
    this.#draft = { key: this.#key, slots: this.slots.map(({ piece }) => ({ piece, place: "" })) };
  }

  keep(number: number): void {
    this.#start = { key: this.#key, start: { ...this.start, keep: number } };
  }

  take(mote: string): void {
    const motes = (this.start.motes + mote).slice(-2);
    this.#start = { key: this.#key, start: { ...this.start, motes } };
  }

  untake(mote: string): void {
    this.#start = { key: this.#key, start: { ...this.start, motes: without(this.start.motes, mote) } };
  }

  /** Tells the server all choices. */
  beReady(): void {
    this.tell(...(this.untold ?? []), "ready");
  }

  protected tell(...moves: string[]): void {
    if (this.mayAct) this.props().play(...moves);
  }
}

function pieces(slots: Choice[]): string {
  return slots.map(({ piece }) => piece).join("");
}
