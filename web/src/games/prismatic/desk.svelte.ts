/** What the viewer is about to do: the piece or card in mind, and choices not yet told to anybody.
 *  Everything else is read from the board's props. What is legal is never worked out here. */

import { getContext, setContext } from "svelte";
import type { Preview } from "../../table/wire";
import { legalMoves, type BoardProps } from "../board";
import { readAbility, readCatalogue, type Card } from "./catalogue";
import * as commitment from "./commitment";
import type { Choice, Start } from "./commitment";
import { count, holds, readPosition, secretOf, signOf, whereIs, without } from "./position";
import { hintSpots, lastSpots } from "./spots";
import { fits, gone } from "./symbols";
import type { Texts } from "./texts";
import { pieceName } from "./words";

export type Chosen =
  | { kind: "piece"; piece: string }
  | { kind: "card"; number: number }
  | { kind: "make"; number: number }
  | { kind: "palette"; seat: number }
  | null;

export interface Action {
  move: string;
  /** Natural attempts are offered too: the server then says which rule is against them. */
  legal: boolean;
}

const NAMES_A_CARD = /^(create|use|empty|replace|discard|steal|keep) (\d+)$/;
/** How long an answer may take before the button is offered again. */
const PATIENCE = 2000;

export class Desk {
  chosen = $state.raw<Chosen>(null);
  notice = $state("");
  sending = $state(false);
  preview = $state.raw<Preview | null>(null);
  #draft = $state.raw<{ key: string; choices: Choice[] } | null>(null);
  #start = $state.raw<{ key: string; start: Start } | null>(null);
  #told = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #props: () => BoardProps;
  t: Texts;

  constructor(props: () => BoardProps, t: Texts) {
    this.#props = props;
    this.t = t;
  }

  // -- what there is

  view = $derived.by(() => this.#props().view);
  position = $derived.by(() => readPosition(this.view));
  catalogue = $derived.by(() => readCatalogue(this.#props().data));
  me = $derived.by(() => this.view.seat);
  chair = $derived.by(() => this.#props().chair);
  area = $derived.by(() => (this.me === null ? undefined : this.position.seats[this.me]));
  secret = $derived.by(() => secretOf(this.area));
  mayAct = $derived.by(() => this.#props().active && this.me !== null);
  legal = $derived.by(() => new Set(this.mayAct ? legalMoves(this.view) : []));
  last = $derived.by(() => lastSpots(this.#props().last, this.position, this.catalogue));
  hints = $derived.by(() => hintSpots(this.#props().mark, this.position, this.me));

  card(number: number): Card | undefined {
    return this.catalogue.cards[String(number)];
  }

  cardName(number: number): string {
    return this.card(number)?.name ?? this.t.card(number);
  }

  nameOf = (seat: number): string => this.#props().seats[seat]?.name ?? `${seat + 1}`;

  // -- the simultaneous choices

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
    this.chosen = null;
    const move = `put ${signOf(piece)} ${place}`;
    if (!this.committing) return this.play(move);
    if (this.places(piece).has(place)) {
      this.notice = "";
      this.#draft = { key: this.#key, choices: [...this.choices, { piece, place }] };
    } else if (!this.legal.has(move)) this.play(move);
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
    this.chosen = null;
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
    this.chosen = null;
    this.sending = true;
    this.#tellNext();
  }

  /** To be called whenever the view or the right to act has changed. */
  goOn(): void {
    if (!this.sending || !this.#props().active) return;
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
    this.#props().play(move);
  }

  /** All were ready: another phase has begun. */
  #said(): boolean {
    return !["setup", "commit"].includes(this.position.phase);
  }

  /** A move was refused or lost: let the person decide again. */
  #giveUp(): void {
    if (this.#props().active && this.#told === this.#progress) this.sending = false;
    else if (this.sending) this.#timer = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  // -- one thing in mind

  /** What can be done with the card, creation or palette in mind. */
  actions: Action[] = $derived.by(() => {
    const chosen = this.chosen;
    if (chosen === null || chosen.kind === "piece") return [];
    if (chosen.kind === "make") return this.#attempts([`make ${chosen.number}`]);
    if (chosen.kind === "palette") return this.#legally([`empty palette ${chosen.seat}`]);
    const named = [...this.legal].filter((move) => NAMES_A_CARD.exec(move)?.[2] === String(chosen.number));
    return named.length ? this.#legally(named) : this.#attempts(this.#natural(chosen.number));
  });

  /** The move that a tap on the first button would play. */
  considered = $derived.by(() => (this.actions[0]?.legal ? this.actions[0].move : null));

  #legally(moves: string[]): Action[] {
    return moves.filter((move) => this.legal.has(move)).map((move) => ({ move, legal: true }));
  }

  #attempts(moves: string[]): Action[] {
    const acting = this.legal.has("done");
    return acting ? moves.map((move) => ({ move, legal: this.legal.has(move) })) : [];
  }

  /** What one would try with a card: create what is uncreated, use what is one's own. */
  #natural(number: number): string[] {
    const where = whereIs(this.position, number);
    if (where?.area === "created") return where.seat === this.me ? [`use ${number}`] : [];
    return where && (where.area === "common" || where.seat === this.me) ? [`create ${number}`] : [];
  }

  isPossible(number: number): boolean {
    const chosen = this.chosen;
    if (chosen?.kind === "piece") return this.places(chosen.piece).has(String(number));
    return [...this.legal].some((move) => NAMES_A_CARD.exec(move)?.[2] === String(number));
  }

  tapCard(number: number): void {
    if (this.chosen?.kind === "piece") this.put(this.chosen.piece, String(number));
    else this.#toggle({ kind: "card", number });
  }

  tapMake(number: number): void {
    this.#toggle({ kind: "make", number });
  }

  tapPalette(seat: number): void {
    if (this.chosen?.kind === "piece") this.put(this.chosen.piece, "palette");
    else this.#toggle({ kind: "palette", seat });
  }

  tapPiece(piece: string): void {
    this.#toggle({ kind: "piece", piece });
  }

  #toggle(next: NonNullable<Chosen>): void {
    this.notice = "";
    this.chosen = JSON.stringify(next) === JSON.stringify(this.chosen) ? null : next;
  }

  isChosen(kind: "card" | "make", number: number): boolean {
    return this.chosen?.kind === kind && this.chosen.number === number;
  }

  play(move: string): void {
    this.chosen = null;
    this.notice = "";
    if (this.mayAct) this.#props().play(move);
  }

  /** Asks what the considered move would do; the answer is dropped when it comes too late. */
  look(move: string | null): void {
    this.preview = null;
    const ask = this.#props().preview;
    if (!move || !ask) return;
    ask(move).then(
      (told) => {
        if (this.considered === move) this.preview = told;
      },
      // Without an answer there is nothing to show; the move itself is not concerned.
      () => undefined,
    );
  }

  /** The viewer's pieces that the considered move would use up. */
  spent = $derived.by(() => {
    const after = this.preview && this.me !== null ? readPosition({ ...this.view, position: this.preview.position }) : null;
    const area = this.me === null ? undefined : after?.seats[this.me];
    if (!after || !area || !this.area) return { palette: "", pool: "" };
    return { palette: gone(this.area.palette, area.palette), pool: gone(this.position.pool, after.pool) };
  });

  /** How many of a piece are still in the hand. */
  left(piece: string): number {
    return count(this.hand, piece);
  }
}

const KEY = Symbol("desk");

export function placeDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function theDesk(): Desk {
  return getContext<Desk>(KEY);
}
