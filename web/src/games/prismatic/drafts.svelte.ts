/** Choices made in secret, together with everybody else: kept here until the viewer is ready, and
 *  then told move by move. */

import * as commitment from "./commitment";
import type { Choice, Start } from "./commitment";
import { readAbility } from "./catalogue";
import { holds, signOf, without } from "./position";
import { Reading } from "./reading.svelte";
import { fits } from "./symbols";
import { pieceName } from "./words";

/** How long an answer may take before the button is offered again. */
const PATIENCE = 2000;

export class Drafts extends Reading {
  /** Why something just tried does not work, where the table itself shows it. */
  notice = $state("");
  /** Choices are on their way. */
  sending = $state(false);
  #draft = $state.raw<{ key: string; choices: Choice[] } | null>(null);
  #start = $state.raw<{ key: string; start: Start } | null>(null);
  #told = "";
  /** What it was that the viewer said to be ready with. */
  #readyWith = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Another round, another seat: choices made for one do not hold for another. */
  #key = $derived.by(() => `${this.me}/${this.position.round}`);

  /** The viewer's commitment of this round, told or not. */
  choices: Choice[] = $derived.by(() => {
    const told = commitment.putOf(this.secret);
    const draft = this.#draft;
    if (!this.area || this.area.ready || draft?.key !== this.#key || this.position.phase !== "commit") return told;
    const all = commitment.atHand(this.area, this.secret);
    return holds(all, commitment.chosenPieces(draft.choices)) ? draft.choices : told;
  });

  start: Start = $derived.by(() => {
    const told = commitment.startOf(this.secret);
    const draft = this.#start;
    return this.area?.ready || draft?.key !== this.#key ? told : draft.start;
  });

  committing = $derived.by(() => this.position.phase === "commit" && this.mayAct && this.legal.has("ready"));

  /** What the viewer holds and has not placed. */
  hand = $derived.by(() => {
    if (!this.area) return "";
    if (this.position.phase !== "commit") return this.secret.hand;
    return without(commitment.atHand(this.area, this.secret), commitment.chosenPieces(this.choices));
  });

  #wanted = $derived.by(() =>
    this.position.phase === "setup" ? commitment.startMoves(this.start) : commitment.putMoves(this.choices),
  );
  #sent = $derived.by(() =>
    this.position.phase === "setup"
      ? commitment.startMoves(commitment.startOf(this.secret))
      : commitment.putMoves(commitment.putOf(this.secret)),
  );

  /** The moves of a choice that is not told yet; null while there is nothing to choose in secret. */
  untold: string[] | null = $derived.by(() => {
    const { phase } = this.position;
    if (!this.area || this.area.ready || (phase !== "setup" && phase !== "commit")) return null;
    // Motes are only taken after a card is kept.
    return phase === "setup" && this.start.keep === null ? [] : commitment.untold(this.#wanted, this.#sent);
  });

  /** The places for a piece: those that the server lists, as far as a symbol is still to be seen. */
  places(piece: string): Set<string> {
    const listed = [...this.legal].map(commitment.readPut).filter((put) => put?.piece === piece);
    if (!this.committing) return new Set(listed.map((put) => put?.place ?? ""));
    // Once some pieces are put, the list leaves out what comes before them in the order of writing.
    const all = this.#sent.length ? this.#ownPlaces : listed.map((put) => put?.place ?? "");
    return new Set(all.filter((place) => this.#hasSymbol(place, piece)));
  }

  #ownPlaces = $derived.by(() => [
    "palette",
    ...Object.keys(this.area?.progress ?? {}),
    ...Object.keys(this.area?.created ?? {}),
  ]);

  #hasSymbol(place: string, piece: string): boolean {
    const card = this.catalogue.cards[place];
    if (place === "palette" || !card) return true;
    const created = this.area?.created[place];
    const lying = created ?? this.area?.progress[place] ?? "";
    const printed = created === undefined ? card.cost : readAbility(card.ability).price;
    return fits(printed, lying + commitment.chosenFor(this.choices, place), piece);
  }

  /** Lays a piece somewhere: kept here while choices are secret, told at once for a pulled mote. */
  put(piece: string, place: string): void {
    const move = `put ${signOf(piece)} ${place}`;
    this.notice = "";
    if (!this.committing) return this.tell(move);
    if (this.places(piece).has(place)) {
      this.#draft = { key: this.#key, choices: [...this.choices, { piece, place }] };
    } else if (!this.legal.has(move)) this.tell(move);
    else this.notice = this.t.noRoom(pieceName(this.t, piece), this.cardName(Number(place)));
  }

  lift(piece: string, place: string): void {
    this.notice = "";
    this.#draft = { key: this.#key, choices: commitment.lifted(this.choices, piece, place) };
  }

  /** From one place to another, or back into the hand. */
  shift(piece: string, from: string, to: string | null): void {
    this.lift(piece, from);
    if (to !== null && to !== "hand") this.put(piece, to);
  }

  liftAll(): void {
    this.notice = "";
    this.#draft = { key: this.#key, choices: [] };
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

  /** Tells the server all choices, one move after the other. */
  beReady(): void {
    this.sending = true;
    this.#readyWith = this.#key;
    this.#tellNext();
  }

  /** To be called whenever the view or the right to act has changed. */
  goOn(): void {
    if (!this.sending || !this.props().active) return;
    if (this.#told !== this.#progress) this.#tellNext();
  }

  #progress = $derived.by(() => `${this.#key} ${this.position.phase} ${this.#sent.join()} ${this.area?.ready}`);

  #tellNext(): void {
    clearTimeout(this.#timer);
    const move = this.#said() ? null : commitment.nextMove(this.#wanted, this.#sent, this.area?.ready ?? true);
    this.sending = move !== null;
    if (move === null) return;
    this.#told = this.#progress;
    this.#timer = setTimeout(() => this.#giveUp(), PATIENCE);
    this.props().play(move);
  }

  /** All were ready: another phase has begun. */
  #said(): boolean {
    return this.#readyWith !== this.#key || !["setup", "commit"].includes(this.position.phase);
  }

  /** A move was refused or lost: let the person decide again. */
  #giveUp(): void {
    if (this.props().active && this.#told === this.#progress) this.sending = false;
    else if (this.sending) this.#timer = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  /** The board goes away: nothing more is told from here. */
  rest(): void {
    clearTimeout(this.#timer);
    this.sending = false;
  }

  protected tell(move: string): void {
    if (this.mayAct) this.props().play(move);
  }
}
