/** What the viewer has in mind: a piece, a card, a creation or a palette, and what can be done with
 *  it. What is legal is never worked out here. */

import { getContext, setContext } from "svelte";
import type { Preview } from "../../table/wire";
import { Drafts } from "./drafts.svelte";
import { sharesOf, withShare } from "./payment";
import { readPosition, signOf, whereIs } from "./position";
import { gone } from "./symbols";
import { t } from "./words";

export type Chosen =
  /** A piece at hand by its slot, or one just pulled. */
  | { kind: "piece"; piece: string; slot: number | null }
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

export class Desk extends Drafts {
  chosen = $state.raw<Chosen>(null);
  preview = $state.raw<Preview | null>(null);
  /** The pool colours that are to pay; null leaves it to the rules. */
  share = $state.raw<string | null>(null);

  /** What can be done with the card, creation or palette in mind. */
  actions: Action[] = $derived.by(() => {
    const chosen = this.chosen;
    if (chosen === null || chosen.kind === "piece") return [];
    if (chosen.kind === "make") return this.#attempts([`make ${chosen.number}`]);
    if (chosen.kind === "palette") return this.#legally([`empty palette ${chosen.seat}`]);
    const named = [...this.legal].filter((move) => NAMES_A_CARD.exec(move)?.[2] === String(chosen.number));
    return named.length ? this.#legally(named) : this.#attempts(this.#natural(chosen.number));
  });

  /** The other ways to pay for what is in mind, by the pool colours that they take. */
  shares = $derived(sharesOf(this.actions[0]?.move, this.legal));

  /** The move that a tap on the first button would play. */
  considered = $derived.by(() => (this.actions[0]?.legal ? this.paying(this.actions[0].move) : null));

  /** The move with the payment that was chosen. */
  paying(move: string): string {
    const paid = withShare(move, this.share);
    return this.legal.has(paid) ? paid : move;
  }

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
    const held = this.chosen?.kind === "piece" ? this.chosen : null;
    const mine = number in (this.area?.progress ?? {}) || number in (this.area?.created ?? {});
    if (held && (held.slot === null || mine)) this.#lay(held.piece, held.slot, String(number));
    else this.#toggle({ kind: "card", number });
  }

  tapMake(number: number): void {
    this.#toggle({ kind: "make", number });
  }

  tapPalette(seat: number): void {
    if (this.chosen?.kind === "piece") this.#lay(this.chosen.piece, this.chosen.slot, "palette");
    else this.#toggle({ kind: "palette", seat });
  }

  #lay(piece: string, slot: number | null, place: string): void {
    this.chosen = null;
    if (slot === null) this.play(`put ${signOf(piece)} ${place}`);
    else this.lay(slot, place);
  }

  /** A piece at hand goes where it is most likely wanted and stays in mind, so that a tap elsewhere takes it there; one that
   *  lies somewhere comes back. */
  tapSlot(slot: number): void {
    const { piece = "", place = "" } = this.slots[slot] ?? {};
    if (!this.committing) this.notice = t("board-not-now");
    else {
      this.lay(slot, place ? "" : this.likely(piece));
      this.chosen = place ? null : { kind: "piece", piece, slot };
    }
  }

  #toggle(next: NonNullable<Chosen>): void {
    this.notice = "";
    this.share = null;
    this.chosen = JSON.stringify(next) === JSON.stringify(this.chosen) ? null : next;
  }

  isChosen(kind: "card" | "make", number: number): boolean {
    return this.chosen?.kind === kind && this.chosen.number === number;
  }

  play(move: string): void {
    this.chosen = null;
    this.share = null;
    this.notice = "";
    this.tell(move);
  }

  /** Asks what the considered move would do; the answer is dropped when it comes too late. */
  look(move: string | null): void {
    this.preview = null;
    const ask = this.props().preview;
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
    const after =
      this.preview && this.me !== null ? readPosition({ ...this.view, position: this.preview.position }) : null;
    const area = this.me === null ? undefined : after?.seats[this.me];
    if (!after || !area || !this.area) return { palette: "", pool: "" };
    return { palette: gone(this.area.palette, area.palette), pool: gone(this.position.pool, after.pool) };
  });
}

const KEY = Symbol("desk");

export function placeDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function theDesk(): Desk {
  return getContext<Desk>(KEY);
}
