// Generated from server/study_wire.py by scripts/wire_types.py: change that, not this.

import type { Line, Message, SeatInfo, SeatRequest, View } from "../table/wire";
export type { Line, Message, SeatInfo, SeatRequest, View };

/** Play a move after a node; the one that is there if it was played there before. */
export interface Add {
  do: "add";
  node: number;
  seat: number;
  move: string;
}

/** A node with all that follows it. */
export interface Remove {
  do: "remove";
  node: number;
}

/** Make the move the first of those after its parent. */
export interface Promote {
  do: "promote";
  node: number;
}

export interface Say {
  do: "comment";
  node: number;
  text: string;
}

/**
 * A ring at a place of the board, or an arrow to another; places are thousandths of its width
 * and height. `tone` is one of four.
 */
export interface Mark {
  x: number;
  y: number;
  to: [number, number] | null;
  tone: number;
}

export interface Draw {
  do: "marks";
  node: number;
  marks: Mark[];
}

export interface Rename {
  do: "title";
  title: string;
}

/**
 * A move and what is said about the position after it. The first of the `children` is what was
 * played, or what is thought best.
 */
export interface Node {
  parent: number | null;
  seat: number;
  move: string;
  ms: number;
  children: number[];
  comment: string;
  marks: Mark[];
}

/**
 * A move with the seat's share of the win, the standard error of that, how the game may go on,
 * and why. `share` is null where nobody can say.
 */
export interface Option {
  move: string;
  share: number | null;
  error: number;
  line: string[];
  reason: Message | string;
}

/**
 * One decision: `number` counts moves from 0. `options` are the best moves, best first, and the
 * one that was played is among them. `name` is empty where nothing is clear.
 */
export interface Judgement {
  number: number;
  seat: number;
  played: string;
  options: Option[];
  share: number | null;
  loss: number;
  error: number;
  name: "" | "best" | "forced" | "mistake" | "only" | "serious";
}

/** A seat's decisions: how many were judged, their mean loss and its error, and the names. */
export interface Summary {
  seat: number;
  judged: number;
  loss: number;
  error: number;
  names: Record<string, number>;
}

/** `number` counts moves from 0; `weight` is the share of the win that changed hands. */
export interface TurningPoint {
  number: number;
  seat: number;
  weight: number;
  words: Message;
}

/** A seat's ledger in millionths of a win; what stands above the result adds up to it. */
export interface Account {
  seat: number;
  start: number;
  deal: number;
  draws: number;
  own: number;
  others: number;
  ending: number;
  result: number;
}

/**
 * `kind` and `what` go into the game's words `belief-<kind>`; `seat` is the owner, null where
 * there is none. `chance`: how likely there was at least one; `mean`: how many on average;
 * `truth`: how many there were.
 */
export interface Belief {
  kind: string;
  seat: number | null;
  what: string;
  chance: number;
  mean: number;
  truth: number;
}

/** `edit` is what the link to edit has; who only reads has none. */
export interface StudyHello {
  do: "hello";
  edit?: string | null;
}

export interface StudyEdit {
  do: "edit";
  id: string;
  edit: Add | Remove | Promote | Say | Draw | Rename;
}

/** This browser looks at a node and wants the best moves of a seat there; null: no more. */
export interface StudyLook {
  do: "look";
  node: number | null;
  seat?: number;
}

/** Judge the main line. */
export interface StudyJudge {
  do: "judge";
}

export interface StudyPing {
  do: "ping";
  id: string;
}

/** Everything: nodes by number, 0 is the beginning. `told`: whether moves can be judged. */
export interface StudyWhole {
  is: "study";
  study: string;
  version: number;
  title: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  nodes: Record<string, Node>;
  editable: boolean;
  told: boolean;
  people: number;
}

/** The nodes that have changed, null for those that are gone. `node`: where it happened. */
export interface StudyChanged {
  is: "changed";
  version: number;
  title: string;
  nodes: Record<string, Node | null>;
  node: number;
  reply_to?: string;
}

/** The best moves at a node so far, after so many searches; `done` when no more come. */
export interface StudyBest {
  is: "best";
  node: number;
  seat: number;
  options: Option[];
  rows: number;
  done: boolean;
}

/** Judgements by the node of the move that was judged. */
export interface StudyJudged {
  is: "judged";
  judged: Record<string, Judgement>;
  done: number;
  total: number;
}

/**
 * Once all is judged: a summary a seat, the turning points, and the ledger in millionths of a
 * win. `line` are the nodes that were judged, in order; `shares` each seat's before the first and
 * after each of them.
 */
export interface StudyStory {
  is: "story";
  line: number[];
  summaries: Summary[];
  turning: TurningPoint[];
  accounts: Account[];
  shares: number[][];
}

/** How many look at the study. */
export interface StudyPeople {
  is: "people";
  people: number;
}

/**
 * A study of a finished `match`, of a `record` (the text of a file), of a `code`, of a
 * `position` of a `game`, or of that game from its beginning.
 */
export interface NewStudy {
  match?: string | null;
  code?: string | null;
  record?: string | null;
  game?: string | null;
  position?: Record<string, unknown> | null;
  players?: number | null;
  options?: Record<string, unknown>;
  title?: string;
}

/** `edit` is for those who may change it: keep it, and tell it only to them. */
export interface StudyLink {
  study: string;
  edit: string;
}

/** The game at a node from the chair of a seat; `line`: the move that led there. */
export interface StudyFrame {
  node: number;
  view: View;
  line: Line | null;
}

/**
 * Play on from a node at a new table. What the seat could not know is dealt again, another way
 * for another `deal`.
 */
export interface PlayOn {
  node: number;
  seat: number;
  seats: SeatRequest[];
  deal?: number;
}

export interface StudyBeliefs {
  seat: number;
  beliefs: Belief[];
}

export type Edit = Add | Remove | Promote | Say | Draw | Rename;

export type StudyClientMessage = StudyHello | StudyEdit | StudyLook | StudyJudge | StudyPing;

export type StudyServerMessage = StudyWhole | StudyChanged | StudyBest | StudyJudged | StudyStory | StudyPeople;

export type Name = "" | "forced" | "best" | "only" | "mistake" | "serious";
