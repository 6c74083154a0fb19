/** What a line of the log says about the table: the move on the ring, and how a round ended. */

import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import type { Event, Mix, Penalty, Points, Truth as TruthTold } from "./event-types";
import { TILES } from "./geometry";
import { readMove, tileOf, type FigureMove } from "./moves";
import { CAT, type Position } from "./position";

export interface Gain {
  seat: number;
  points: number;
}

/** The cheapest solution, with the ring and the cards that it is for. */
export interface Truth {
  least: number | null;
  line: string[];
  ring: string;
  cards: string[];
  /** The solver gave up before it knew. */
  unknown?: true;
  /** So many lines cost as little; at least so many, if there are `more`. */
  ways: number | null;
  more: boolean;
  /** What solutions can cost, up to ten. */
  totals: number[];
  /** What a successful demonstration cost. */
  spent: number | null;
}

/** How a round ended. `good`: whether the demonstration succeeded; null if there was none. */
export interface News {
  good: boolean | null;
  /** The moves of the demonstration and what was bid; null if there was none. */
  shown: { line: string[]; bid: number } | null;
  /** Somebody had grabbed the cat. */
  claimed: boolean;
  conceded: boolean;
  timeUp: boolean;
  gains: Gain[];
  crosses: number[];
  penalties: Gain[];
  truth: Truth | null;
}

const gain = ({ seat, points }: Points | Penalty): Gain => ({ seat, points });

// Logs of before do not tell how many there were.
const truthOf = ({ min, line, ring, cards, searched, ways, more, totals, spent }: Partial<TruthTold>): Truth => ({
  least: min ?? null,
  line: line ?? [],
  ring: ring ?? "",
  cards: cards ?? [],
  ways: ways ?? null,
  more: more ?? false,
  totals: totals ?? [],
  spent: spent ?? null,
  ...((searched ?? null) === null ? {} : { unknown: true }),
});

/** Null for a line that did not end a round. */
export function newsOf(line: Line | null): News | null {
  const events = eventsOf<Event>(line);
  const of = <Kind extends Event["kind"]>(kind: Kind): Extract<Event, { kind: Kind }>[] =>
    events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  if (!of("round").length && !of("over").length) return null;
  const shown = of("success")[0] ?? of("failure")[0];
  const truth = of("truth")[0];
  return {
    good: shown ? shown.kind === "success" : null,
    shown: shown ? { line: shown.line, bid: shown.bid } : null,
    claimed: (truth?.claim ?? null) !== null,
    conceded: of("concede").length > 0,
    timeUp: of("time").length > 0,
    gains: of("points").map(gain),
    crosses: of("cross").map(({ seat }) => seat),
    penalties: of("penalty").map(gain),
    truth: truth ? truthOf(truth) : null,
  };
}

/** A move as it lies on the ring: from a tile to a tile. */
export interface Trace extends Omit<FigureMove, "origin"> {
  from: number;
  cat: boolean;
}

/** A move on a ring that stands as before it, or after it if `catWas` says where the cat sat. */
export function traceOf(text: string, ring: string, catWas?: number): Trace | null {
  const move = readMove(text);
  if (!move) return null;
  const cat = move.origin === CAT;
  const from = cat ? (catWas ?? tileOf(ring, CAT)) : Number(move.origin);
  return { from, sign: move.sign, target: move.target, cat };
}

/** The last move on the ring, while its attempt goes on: afterwards the ring has been filled anew. */
export function lastTrace(position: Position): Trace | null {
  const attempt = position.attempt;
  const move = attempt?.line.at(-1);
  // The cat moves once an attempt: it came from where it sat before.
  return attempt && move ? traceOf(move, position.ring, attempt.before.ring.indexOf(CAT)) : null;
}

/** The mixing that ended a round. The ring has been filled anew already: it is seen in passing. */
export interface Passed {
  /** A name that no other has. */
  name: string;
  trace: Trace;
  product: Mix["product"];
}

export function passedMix(line: Line | null): Passed | null {
  const mix = eventsOf<Event>(line).find((event) => event.kind === "mix");
  const trace = mix && newsOf(line) ? traceOf(mix.move, "") : null;
  return mix && trace ? { name: `${line?.moves}`, trace, product: mix.product } : null;
}

/** What a hint lights up: 1 a part of the ring, 2 the figure, 3 also where it goes. */
export function tilesHinted(trace: Trace, step: 1 | 2 | 3): Set<number> {
  if (step === 1) return new Set([trace.from - 1, trace.from, trace.from + 1].map((tile) => (tile + TILES) % TILES));
  return new Set(step === 2 ? [trace.from] : [trace.from, trace.target]);
}
