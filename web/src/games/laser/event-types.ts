// Generated from events.py by scripts/game_types.py: change that, not this.

/** Null is a number that is ready, and secret. */
export interface Bid {
  kind: "bid";
  seat: number;
  bid: number | null;
}

export interface Team {
  kind: "team";
  seat: number;
  mate: number;
}

/** The cat is grabbed. */
export interface Impossible {
  kind: "impossible";
  seat: number;
}

/** The clock, whose seat comes after the last player's, says that the time is up. */
export interface Time {
  kind: "time";
  seat: number;
}

export interface Pass {
  kind: "pass";
  seat: number;
}

export interface Concede {
  kind: "concede";
  seat: number;
}

/** Something to be said; `str` says it in English, for those who type their moves. */
export interface Message {
  key: string;
  values: Record<string, unknown>;
}

/** The numbers of a team become open; null where a seat has none. */
export interface Shown {
  kind: "shown";
  bids: (number | null)[];
  said: Message[];
}

/** A demonstration begins. */
export interface Attempt {
  kind: "attempt";
  seats: number[];
  bid: number;
}

/** A figure of `colour` meets one of the colour `met`. */
export interface Mix {
  kind: "mix";
  seat: number;
  move: string;
  cost: number;
  product: "blue" | "cyan" | "green" | "magenta" | "red" | "yellow";
  colour: "blue" | "cyan" | "green" | "magenta" | "red" | "yellow";
  origin: number;
  met: "blue" | "cyan" | "green" | "magenta" | "red" | "yellow";
  tile: number;
}

export interface Catch {
  kind: "catch";
  seat: number;
  move: string;
  cost: number;
  colour: "blue" | "cyan" | "green" | "magenta" | "red" | "yellow";
  tile: number;
}

export interface Success {
  kind: "success";
  bid: number;
  line: string[];
}

export interface Failure {
  kind: "failure";
  bid: number;
  line: string[];
}

export interface Points {
  kind: "points";
  seat: number;
  points: number;
}

/** A third X: `points` is what the score changes by, `lost` the same without its sign. */
export interface Penalty {
  kind: "penalty";
  seat: number;
  points: number;
  lost: number;
}

export interface Cross {
  kind: "cross";
  seat: number;
}

/**
 * The cheapest solution of a round. Without one `min` is null, and so is `searched` if it is
 * proved; else every total up to there was tried. `ring` and `cards` are those of the round,
 * `claim` is who had grabbed the cat.
 *
 * `ways` lines cost as little, or `more` than that; `totals` are the costs up to ten that a
 * solution can have, as far as they are known; `spent` is what a successful demonstration cost.
 */
export interface Truth {
  kind: "truth";
  min: number | null;
  line: string[] | null;
  searched: number | null;
  ring: string;
  cards: string[];
  claim: number | null;
  ways: number | null;
  more: boolean;
  totals: number[];
  spent: number | null;
}

/** New cards. */
export interface Round {
  kind: "round";
  round: number;
  cards: string[];
}

/** `why` is the reason by its name. */
export interface Over {
  kind: "over";
  reason: string;
  why: "limit" | "target" | "turns";
}

export type Event = Bid | Team | Impossible | Time | Pass | Concede | Shown | Attempt | Mix | Catch | Success | Failure | Points | Penalty | Cross | Truth | Round | Over;
