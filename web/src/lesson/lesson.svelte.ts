/** A lesson under way. The server judges every move and remembers nothing: the position goes to and
 *  fro with each. How far somebody has come is kept in this browser. */

import { lessonMove, Refusing, tryMove } from "../app/api";
import { recall, remember } from "../app/keep";
import type { Frame, LessonAnswer, LessonPage, LessonStep, Preview, Refusal } from "../table/wire";

const BETWEEN = 800; // milliseconds from a move to the answer of the others

type Position = Record<string, unknown>;

/** How far somebody has come: where each step began, so that one can go on and back. */
interface Kept {
  edition: string;
  number: number;
  starts: (Position | null)[];
}

/** What is said to what the learner did: a remark of the step, "something else was asked for" with the hint, or why
 *  an answer is right or not; `clause` is the rule that refuses a move. */
export type Said =
  | { kind: "remark"; number: number; clause: string | null }
  | { kind: "other" }
  | { kind: "answer"; number: number }
  | { kind: "refused"; refusal: Refusal };

export class Lesson {
  number = $state(0);
  frame = $state.raw<Frame | null>(null);
  done = $state(false);
  said = $state.raw<Said | null>(null);
  /** "Show me how" was asked for in this step. */
  helped = $state(false);
  /** The moves that are left, to mark on the board for those who ask how. */
  show = $state.raw<string[]>([]);
  /** What the board keeps of a secret choice, until it is complete. */
  laid = $state.raw<string[]>([]);
  unreachable = $state(false);
  busy = $state(false);
  #position: Position | null = null;
  #made: string[] = [];
  #starts: (Position | null)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Its words; those of another language may take their place. */
  page: LessonPage;

  constructor(
    readonly game: string,
    page: LessonPage,
    readonly still: () => boolean,
  ) {
    this.page = $state.raw(page);
  }

  get step(): LessonStep {
    const step = this.page.steps[this.number];
    if (!step) throw new Error(`no step ${this.number}`);
    return step;
  }

  /** The move to mark: the next that has not been laid out yet. */
  get marked(): string | null {
    const laid = [...this.laid];
    const isLaid = (move: string): boolean => laid.includes(move) && laid.splice(laid.indexOf(move), 1).length > 0;
    return this.show.find((move) => !isLaid(move)) ?? null;
  }

  get last(): boolean {
    return this.number === this.page.steps.length - 1;
  }

  /** Where it was left the last time, or at the beginning: also if it was finished, or has been changed since. */
  async resume(): Promise<void> {
    const kept = recall<Kept | null>(this.#key, null);
    const fits = kept?.edition === this.page.edition && kept.number < this.page.steps.length - 1;
    if (fits) {
      this.#starts = kept.starts;
      await this.#go(kept.number);
    }
    if (!this.frame) {
      this.#starts = [];
      await this.#go(0);
    }
  }

  async enter(number: number): Promise<void> {
    if (number > this.number) this.#starts[number] = this.#position;
    await this.#go(number);
    const kept: Kept = { edition: this.page.edition, number: this.number, starts: this.#starts };
    remember(this.#key, kept);
  }

  /** The moves of one act are made in their order, all or none. */
  async play(...moves: string[]): Promise<void> {
    if (this.busy || this.done) return;
    await this.#ask(async () => {
      let position = this.#position;
      let made = this.#made;
      const frames: Frame[] = [];
      for (const move of moves) {
        const answer = await lessonMove(this.game, { step: this.number, position, move, made });
        if (!answer.played) {
          this.said = saidOf(answer);
          return;
        }
        position = answer.position;
        made = [...made, move];
        frames.push(...answer.frames);
        this.show = answer.show;
        this.done = answer.done;
        if (answer.done) break;
      }
      const own = made.length - this.#made.length;
      this.#position = position;
      this.#made = made;
      this.#display(frames.slice(own - 1));
    });
  }

  /** What a legal move would do, as boards tell it in a game. */
  readonly preview = async (move: string): Promise<Preview> => {
    if (!this.#position) throw new Error("no position");
    const { events, view } = await tryMove(this.game, { position: this.#position, seat: this.step.seat, move });
    return { is: "preview", reply_to: "", move, events, scores: view.scores, position: view.position };
  };

  /** One of the answers to a question. */
  choose(number: number): void {
    this.said = { kind: "answer", number };
    this.done = this.step.answers[number]?.right ?? false;
  }

  get #key(): string {
    return `lesson.${this.game}`;
  }

  async #go(number: number): Promise<void> {
    clearTimeout(this.#timer);
    await this.#ask(async () => {
      const answer = await lessonMove(this.game, { step: number, position: this.#starts[number] ?? null });
      this.number = number;
      this.#position = answer.position;
      this.#made = [];
      this.frame = answer.frames[0] ?? null;
      this.show = answer.show;
      this.done = !this.step.asks;
      this.helped = false;
      this.laid = [];
    });
  }

  /** The learner's own move at once, the answers one after the other. */
  #display(frames: Frame[]): void {
    const [first, ...rest] = frames;
    this.frame = first ?? this.frame;
    if (rest.length) this.#timer = setTimeout(() => this.#display(rest), this.still() ? 0 : BETWEEN);
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.said = null;
    this.unreachable = false;
    try {
      await work();
    } catch (error) {
      if (error instanceof Refusing && error.message) {
        const { code, message, clause, words } = error;
        this.said = { kind: "refused", refusal: { code, message, clause, words } };
      } else this.unreachable = true;
    } finally {
      this.busy = false;
    }
  }
}

function saidOf({ remark, clause }: LessonAnswer): Said {
  return remark === null ? { kind: "other" } : { kind: "remark", number: remark, clause };
}
