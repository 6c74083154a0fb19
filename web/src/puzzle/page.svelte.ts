/** The puzzle page of a game: the puzzle of a day (/puzzle/<game>/daily?day=...) and puzzles without end. */

import { untrack } from "svelte";
import { navigate } from "../app/router.svelte";
import { languageNow, t } from "../i18n/i18n.svelte";
import type { PuzzleKind } from "../table/wire";
import * as server from "./ask";
import { dateOf, dayIn, dayOf, keepSolved, solvedDays, type Solved } from "./days";
import { Solving } from "./play.svelte";

/** What differs from game to game. */
interface Ways {
  /** The kind of puzzle to begin with. */
  wish: server.Wish;
  /** What the page is called; with the day in words, or null for puzzles without end. */
  title: (day: string | null) => string;
  /** What is kept of a puzzle of a day once it is solved. */
  result: (solving: Solving) => Solved | null;
}

export class PuzzlePage {
  readonly today = dayOf(new Date());
  day = $state(dayIn(location.search, this.today));
  wish = $state.raw<server.Wish>({ difficulty: "", mode: "", cards: 0 });
  kinds = $state.raw<PuzzleKind[]>([]);
  solved = $state.raw<Record<string, Solved>>({});
  readonly solving: Solving;

  /** Made by the component of the page, while it is set up. */
  constructor(
    readonly game: string,
    private readonly isDaily: () => boolean,
    private readonly ways: Ways,
  ) {
    this.wish = ways.wish;
    this.solved = solvedDays(game);
    this.solving = new Solving(game);
    $effect(() => {
      const result = this.result;
      if (result && this.daily) this.solved = keepSolved(game, this.day, result);
    });
    // The address says what is shown: the router tells of daily or not, the rest of it is read here.
    $effect(() => {
      void this.daily;
      untrack(this.arrive);
    });
    $effect(() => {
      server.kinds(game).then(
        (found) => (this.kinds = found),
        () => undefined, // then nothing can be chosen, and the page says that the server is away
      );
    });
  }

  get daily(): boolean {
    return this.isDaily();
  }

  get home(): string {
    return `/puzzle/${this.game}`;
  }

  /** Of the puzzle that stands there, if it is solved. */
  get result(): Solved | null {
    return this.ways.result(this.solving);
  }

  get title(): string {
    if (!this.daily) return this.ways.title(null);
    return this.ways.title(new Intl.DateTimeFormat(languageNow(), { dateStyle: "long" }).format(dateOf(this.day)));
  }

  get address(): string {
    return `${location.origin}${this.home}${this.daily ? `/daily?day=${this.day}` : ""}`;
  }

  get difficulty(): string {
    const { info } = this.solving;
    return info ? t(`difficulty-${server.difficultyOf(info)}`) : "";
  }

  /** A hint that names a move is also drawn, as long as nothing has been moved. */
  get mark(): { move: string; step: 3 } | null {
    const { hints, shown, line } = this.solving;
    const named = hints.slice(0, shown).find((hint) => hint.line.length);
    const move = named?.line[0];
    return move && line.length === 0 ? { move, step: 3 } : null;
  }

  load = (): void => {
    void this.solving.begin(() =>
      this.daily ? server.daily(this.game, this.day) : server.fresh(this.game, this.wish),
    );
  };

  arrive = (): void => {
    this.day = dayIn(location.search, this.today);
    this.load();
  };

  openDay = (to: string): void => {
    history.pushState(null, "", `${this.home}/daily?day=${to}`);
    this.arrive();
  };

  want = (wish: server.Wish): void => {
    this.wish = server.possible(wish, this.kinds);
    this.load();
  };

  /** After the puzzle of a day come those without end. */
  next = (): void => {
    if (this.daily) navigate(this.home);
    else this.load();
  };
}
