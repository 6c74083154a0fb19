/** The results of whoever plays in this browser, which matched bots go by. Each game counts once, whichever page of
 * this browser sees its end, and however often. */

import type { GameInfo, SeatInfo, Table, TableInfo } from "../table/wire";
import { games, Refusing, tableInfo } from "./api";
import { finishedTable } from "./finished";
import { forgetSeat, keepSeat, recall, remember, type KeptSeat } from "./keep";
import { asked, estimate, MATCHED, opposing, together, type Ladders, type Result } from "./matched";

export interface Counted extends Result {
  match: string;
  /** When the game ended, by the server's clock. */
  at: number;
}

interface Kept {
  /** Games that ended until then are forgotten. */
  since: number;
  list: Counted[];
}

const KEY = "results";
const MOST = 100;

/** A game that is over, as far as it matters here. */
export interface Over {
  seats: SeatInfo[];
  winners: number[];
  at: number;
  /** Everybody had left: nobody has won or lost. */
  abandoned: boolean;
}

function overTable(info: TableInfo): Over | null {
  const { seats, winners, ended, abandoned } = info;
  return winners === null || ended === null ? null : { seats, winners, at: ended, abandoned };
}

/** People may have asked for another game since. */
const LATER = new Set(["offered", "answered", "rematched"]);

export function overLive(table: Table): Over | null {
  if (!table.result) return null;
  const last = table.log.findLast(({ kind }) => !LATER.has(kind));
  return {
    seats: table.seats,
    winners: table.result.winners,
    at: last?.at ?? table.now,
    abandoned: last?.kind === "abandoned",
  };
}

/** The strengths of a game's levels, weakest first; null where they have not been measured. */
export function ladderOf(game: GameInfo): number[] | null {
  const strengths = game.levels.flatMap(({ strength }) => strength ?? []);
  return strengths.length === game.levels.length && strengths.length ? strengths : null;
}

async function ladders(): Promise<Ladders> {
  return Object.fromEntries((await games()).flatMap((game) => [[game.id, ladderOf(game) ?? []]]));
}

function isCounted(each: unknown): each is Counted {
  const { game, match, ...numbers } = (each ?? {}) as Record<string, unknown>;
  const { strength, people, bots, share, at } = numbers;
  return (
    typeof game === "string" &&
    typeof match === "string" &&
    [strength, people, bots, share, at].every(Number.isFinite) &&
    Number(people) > 0 &&
    Number(bots) > 0
  );
}

function kept(): Kept {
  const { since, list } = recall<Partial<Kept> | null>(KEY, null) ?? {};
  return {
    since: typeof since === "number" ? since : 0,
    list: Array.isArray(list) ? (list as unknown[]).filter(isCounted) : [],
  };
}

/** Oldest first. */
export const results = (): Counted[] => kept().list;

/** What matched bots shall go by in the next game here; null where the game's levels were not measured. */
export async function ownStrength(game: string): Promise<number | null> {
  return asked(await ladders(), game, results());
}

/** The same for every game where it is known. */
export async function ownStrengths(): Promise<Record<string, number>> {
  const all = await ladders();
  const list = results();
  return Object.fromEntries(
    Object.keys(all).flatMap((game) => {
      const strength = asked(all, game, list);
      return strength === null ? [] : [[game, strength]];
    }),
  );
}

/** How strong whoever plays here is at a game; null if nothing is known of them. */
export async function ownEstimate(game: string): Promise<number | null> {
  const list = results();
  return list.length ? estimate(await ladders(), game, list) : null;
}

/** Nothing is known any more; games that were counted are not counted again. */
export function forgetResults(): void {
  const { since, list } = kept();
  remember(KEY, { since: Math.max(since, ...list.map(({ at }) => at)), list: [] });
}

/** Count a game that is over, unless it was counted already or tells nothing about whoever plays here. */
export function count(match: string, game: GameInfo, seat: KeptSeat, over: Over): void {
  const result = resultOf(game, seat, over);
  if (!result) return;
  const { since, list } = kept();
  if (over.at <= since || list.some((each) => each.match === match)) return;
  const all = [...list, { ...result, match, at: over.at }].sort((a, b) => a.at - b.at);
  remember(KEY, { since, list: all.slice(-MOST) });
}

/** The same for a game that ended while nobody looked. */
export async function countTable(match: string, seat: KeptSeat, info: TableInfo): Promise<void> {
  const over = overTable(info);
  const game = (await games()).find(({ id }) => id === info.game);
  if (over && game) count(match, game, seat, over);
}

/** How a game stands, or null if nobody can tell. If it is over, how it went is kept, and it is counted. */
export async function lookAt(match: string, seat: KeptSeat): Promise<TableInfo | null> {
  try {
    const info = await tableInfo(match);
    if (info.phase === "over") {
      keepSeat(match, { ...seat, over: true, finished: finishedTable(info, seat.seats) ?? undefined });
      await countTable(match, seat, info);
    }
    return info;
  } catch (error) {
    if (error instanceof Refusing && error.code !== "unreachable") forgetSeat(match);
    return null;
  }
}

/** What a game says about the people on this side of it. Bots must be ours, since nobody knows how strong others are.
 * Of other people at the table it is not known either: they are taken to be as strong as oneself. Whoever has left and
 * let a bot finish has neither won nor lost; whoever has resigned has lost. */
export function resultOf(game: GameInfo, seat: KeptSeat, over: Over): Result | null {
  const ladder = ladderOf(game);
  const { asked } = seat;
  if (!ladder || asked === undefined || over.abandoned || !seat.seats.length) return null;
  if (seat.seats.some((own) => over.seats[own]?.kind !== "person" || over.seats[own]?.stand_in)) return null;
  const levels = over.seats.filter(({ kind }) => kind === "bot").map(({ level }) => level);
  const people = over.seats.length - levels.length;
  const strengths = levels.map((level) =>
    level === MATCHED
      ? opposing(ladder, asked, people, levels.length)
      : game.levels.find(({ name }) => name === level)?.strength,
  );
  const known = strengths.flatMap((strength) => strength ?? []);
  if (!known.length || known.length < levels.length) return null;
  const winners = over.winners.length ? over.winners : over.seats.map((_, n) => n);
  const won = winners.filter((winner) => over.seats[winner]?.kind === "person").length;
  return { game: game.id, strength: together(known), people, bots: levels.length, share: won / winners.length };
}
