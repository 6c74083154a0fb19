/** A lesson under way. The server judges every move and remembers nothing: the position goes to and
 *  fro with each. */

import { lessonMove, Refusing } from "../app/api";
import type { Frame, LessonPage, LessonStep, Refused } from "../table/wire";

const BETWEEN = 800; // milliseconds from a move to the answer of the others

export class Lesson {
  number = $state(0);
  frame = $state.raw<Frame | null>(null);
  done = $state(false);
  /** A legal move was made that was not the one asked for. */
  other = $state(false);
  /** What the rules refuse, as a table tells it. */
  refusal = $state.raw<Refused | null>(null);
  unreachable = $state(false);
  busy = $state(false);
  #position: Record<string, unknown> | null = null;
  /** Where each step began, so that one can go back. */
  readonly #starts: (Record<string, unknown> | null)[] = [];
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

  get last(): boolean {
    return this.number === this.page.steps.length - 1;
  }

  async enter(number: number): Promise<void> {
    clearTimeout(this.#timer);
    if (number > this.number || !this.#starts.length) this.#starts[number] = this.#position;
    await this.#ask(async () => {
      const answer = await lessonMove(this.game, { step: number, position: this.#starts[number] ?? null });
      this.number = number;
      this.#position = answer.position;
      this.frame = answer.frames[0] ?? null;
      this.done = !this.step.asks;
      this.other = false;
    });
  }

  async play(move: string): Promise<void> {
    if (this.busy || this.done) return;
    await this.#ask(async () => {
      const answer = await lessonMove(this.game, { step: this.number, position: this.#position, move });
      this.other = !answer.done;
      if (!answer.done) return;
      this.#position = answer.position;
      this.done = true;
      this.#show(answer.frames);
    });
  }

  /** The learner's own move at once, the answers one after the other. */
  #show(frames: Frame[]): void {
    const [first, ...rest] = frames;
    this.frame = first ?? this.frame;
    if (rest.length) this.#timer = setTimeout(() => this.#show(rest), this.still() ? 0 : BETWEEN);
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    this.unreachable = false;
    try {
      await work();
    } catch (error) {
      if (error instanceof Refusing && error.message) {
        const { code, message, clause } = error;
        this.refusal = { is: "refused", re: null, code, message, clause };
      } else this.unreachable = true;
    } finally {
      this.busy = false;
    }
  }
}
