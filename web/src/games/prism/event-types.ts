// Generated from events.py by scripts/game_types.py: change that, not this.

/** Cards come from the stack; which ones is told to those who see the hand. */
export interface Draw {
  kind: "draw";
  seat: number;
  count: number;
  cards: ("block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap")[] | null;
  discarded: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap" | null;
}

/** A card is put into the own collection. */
export interface Play {
  kind: "play";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
}

export interface Discard {
  kind: "discard";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
}

export interface Zap {
  kind: "zap";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
  target: number;
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
}

/** A take is announced; the target may block it. */
export interface Ask {
  kind: "ask";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
  target: number;
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
}

export interface Take {
  kind: "take";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
  target: number;
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
}

/** The target keeps the colour; `seat` is the one who wanted it. */
export interface Block {
  kind: "block";
  seat: number;
  card: "block" | "blue" | "draw-two" | "green" | "orange" | "red" | "take-any" | "take-any-again" | "take-left" | "take-left-again" | "take-right" | "take-right-again" | "violet" | "wild" | "yellow" | "zap";
  target: number;
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
}

/** No card is drawn for a block. */
export interface Decline {
  kind: "decline";
  seat: number;
}

/** Something to be said; `str` says it in English, for those who type their moves. */
export interface Message {
  key: string;
  values: Record<string, unknown>;
}

/** A round ends; the collections are those before the table was cleared. */
export interface Round {
  kind: "round";
  round: number;
  winner: number | null;
  points: number[];
  colours: (("blue" | "green" | "orange" | "red" | "violet" | "yellow")[])[];
  wilds: number[];
  gained: Message[];
}

export interface Deal {
  kind: "deal";
  dealer: number;
  round: number;
}

export type Event = Draw | Play | Discard | Zap | Ask | Take | Block | Decline | Round | Deal;
