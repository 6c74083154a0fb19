// Generated from events.py by scripts/game_types.py: change that, not this.

export interface Choose {
  kind: "choose";
  seat: number;
}

export interface Ready {
  kind: "ready";
  seat: number;
}

export interface TakeBack {
  kind: "take-back";
  seat: number;
}

export interface Take {
  kind: "take";
  seat: number;
  piece: string;
}

/** The number is null for those who may not know it, and 0 for a pass. */
export interface Bid {
  kind: "bid";
  seat: number;
  number: number | null;
}

/** Something to be said; `str` says it in English, for those who type their moves. */
export interface Message {
  key: string;
  values: Record<string, unknown>;
}

/** Without a card it goes to the palette. */
export interface Put {
  kind: "put";
  seat: number;
  piece: string;
  card: number | null;
  place: Message | string;
}

/** What came to one place: the `card` by its name, or none for the palette. It says itself. */
export interface Commitment {
  key: string;
  values: Record<string, unknown>;
  card: string;
  number: number | null;
  pieces: string;
}

/** A commitment is open now. */
export interface Commit {
  kind: "commit";
  seat: number;
  places: number;
  put: Commitment[];
}

/** The card kept in the set-up is open now. */
export interface Reveal {
  kind: "reveal";
  seat: number;
  card: number;
  named: Message | string;
}

export interface Create {
  kind: "create";
  seat: number;
  card: number;
  named: Message | string;
}

export interface Use {
  kind: "use";
  seat: number;
  card: number;
  named: Message | string;
}

/**
 * A creation of the board: what it costs and gives as the board's file writes it, and the same
 * in words.
 */
export interface Make {
  kind: "make";
  seat: number;
  number: number;
  cost: string;
  gives: string;
  some: Message[];
  effect: Message;
}

/** The player said which colours of the pool pay. */
export interface Pay {
  kind: "pay";
  seat: number;
  pool: string;
  number: number;
  colours: string[];
}

export interface Done {
  kind: "done";
  seat: number;
}

export interface Gain {
  kind: "gain";
  seat: number;
  piece: string;
  number: number;
}

export interface Pool {
  kind: "pool";
  seat: number;
  piece: string;
}

/** The mote, for those who may know it. */
export interface Pull {
  kind: "pull";
  seat: number;
  piece: string | null;
}

export interface Return {
  kind: "return";
  seat: number;
}

/** A card, or the palette of a seat. */
export interface Empty {
  kind: "empty";
  seat: number;
  card: number | null;
  named: Message | string | null;
  whose: number | null;
}

/** The card's name, for those who may know it. */
export interface Draw {
  kind: "draw";
  seat: number;
  named: Message | string | null;
}

/** The drawn card lies open: in progress, among the common cards, or in the place of one. */
export interface Place {
  kind: "place";
  seat: number;
  card: number;
  named: Message | string;
  area: "common" | "progress" | "replaced";
  replaced: Message | string | null;
}

/** One of two cards; the other is discarded, unless it is still secret. */
export interface Keep {
  kind: "keep";
  seat: number;
  card: number;
  named: Message | string;
  other: Message | string | null;
}

export interface Reject {
  kind: "reject";
  seat: number;
}

export interface Discard {
  kind: "discard";
  seat: number;
  card: number;
  named: Message | string;
}

export interface Steal {
  kind: "steal";
  seat: number;
  card: number;
  named: Message | string;
}

export interface Decline {
  kind: "decline";
  seat: number;
}

export interface Starter {
  kind: "starter";
  seat: number;
}

/** Somebody has reached the goal, or the limit of rounds is near. */
export interface LastRound {
  kind: "last-round";
  goal: boolean;
  number: number;
}

export interface Round {
  kind: "round";
  number: number;
}

export interface Over {
  kind: "over";
  seat: number;
}

export type Event = Choose | Ready | TakeBack | Take | Bid | Put | Commit | Reveal | Create | Use | Make | Pay | Done | Gain | Pool | Pull | Return | Empty | Draw | Place | Keep | Reject | Discard | Steal | Decline | Starter | LastRound | Round | Over;
