/** Games of this browser that are over: how they went, and what they add up to; pure. */

import type { SeatInfo, TableInfo } from "../table/wire";
import type { KeptSeat } from "./keep";

export type Ending = "won" | "lost" | "drawn";

export interface Finished {
  ending: Ending;
  /** When it ended. */
  at: number;
  /** Whom it was played against. */
  others: { name: string; level: string | null; bot: boolean }[];
}

/** How a table ended for the seats of this browser; several who share a screen win together. */
export function finishedOf(seats: SeatInfo[], winners: number[], at: number, mine: number[]): Finished {
  const ending = winners.length === 0 ? "drawn" : mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
  const others = seats
    .filter((_, seat) => !mine.includes(seat))
    .map(({ name, level, kind }) => ({ name, level: kind === "bot" ? level : null, bot: kind === "bot" }));
  return { ending, at, others };
}

/** The same from what is told of a table; null while it goes on. */
export function finishedTable(info: TableInfo, mine: number[]): Finished | null {
  if (info.ended === null || info.winners === null) return null;
  return finishedOf(info.seats, info.winners, info.ended, mine);
}

/** Against whom: the bots' level, where all are bots of one, or people, or several of these. */
export type Against = { kind: "level"; level: string } | { kind: "people" | "bots" | "mixed" | "screen" };

export function againstOf({ others }: Finished): Against {
  if (others.length === 0) return { kind: "screen" };
  if (others.every(({ bot }) => !bot)) return { kind: "people" };
  if (!others.every(({ bot }) => bot)) return { kind: "mixed" };
  const [first] = others;
  const alike = first?.level != null && others.every(({ level }) => level === first.level);
  return alike ? { kind: "level", level: first.level as string } : { kind: "bots" };
}

export interface Tally {
  game: string;
  against: Against;
  played: number;
  won: number;
  drawn: number;
}

/** Wins by game and by whom they were against, in the order of the games. */
export function tallies(seats: KeptSeat[], games: string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, finished } of seats) {
    if (!finished) continue;
    const against = againstOf(finished);
    const key = `${game} ${JSON.stringify(against)}`;
    const tally = found.get(key) ?? { game, against, played: 0, won: 0, drawn: 0 };
    tally.played += 1;
    tally.won += Number(finished.ending === "won");
    tally.drawn += Number(finished.ending === "drawn");
    found.set(key, tally);
  }
  return [...found.values()].sort((a, b) => games.indexOf(a.game) - games.indexOf(b.game) || b.played - a.played);
}
