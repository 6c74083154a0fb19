/** How strong somebody is, by their results; pure. The same as pentaprism/matched.py, which says why, number for number:
 * tests/golden/matched.json holds both to it. */

/** The level of a bot that is as strong as the people at its table. */
export const MATCHED = "matched";

/** The strengths of each game's levels, weakest first, where they have been measured. */
export type Ladders = Record<string, number[]>;

export interface Result {
  game: string;
  /** How strong the bots were. */
  strength: number;
  people: number;
  bots: number;
  /** What the people had of the win together, from 0 to 1. */
  share: number;
}

const POINTS = 400 / Math.log(10);
const MIDDLE = 0.42;
const UNKNOWN = 1.0;
const FADING = 0.95;
const ELSEWHERE = 0.3;
const GRID = 121;
const LATELY = 20;
const AMENDS = 0.15;
const MOST_AMENDS = 0.75;
const BEYOND = 0.6;

interface Rungs {
  low: number;
  high: number;
}

function rungsOf(ladders: Ladders, game: string): Rungs | null {
  const ladder = ladders[game];
  const low = ladder?.[0];
  const high = ladder?.at(-1);
  return low === undefined || high === undefined ? null : { low, high };
}

/** How strong somebody is at a game, by their results so far, oldest first; null if its levels were not measured. */
export function estimate(ladders: Ladders, game: string, results: Result[]): number | null {
  const rungs = rungsOf(ladders, game);
  if (!rungs) return null;
  const places = Array.from({ length: GRID }, (_, i) => -BEYOND + (i * (1 + 2 * BEYOND)) / (GRID - 1));
  const belief = places.map((place) => -(((place - MIDDLE) / UNKNOWN) ** 2) / 2);
  results.forEach((result, i) => {
    const theirs = rungsOf(ladders, result.game);
    if (!theirs) return;
    const weight = FADING ** (results.length - 1 - i) * (result.game === game ? 1 : ELSEWHERE);
    places.forEach((place, n) => {
      belief[n] = (belief[n] ?? 0) + weight * likelihood(result, theirs.low + (theirs.high - theirs.low) * place);
    });
  });
  const most = Math.max(...belief);
  let mass = 0;
  let sum = 0;
  places.forEach((place, n) => {
    const chance = Math.exp((belief[n] ?? 0) - most);
    mass += chance;
    sum += chance * place;
  });
  return rungs.low + ((rungs.high - rungs.low) * sum) / mass;
}

/** The logarithm of how likely the result is for people of this strength. */
function likelihood({ strength, people, bots, share }: Result, own: number): number {
  const lead = (own - strength) / POINTS + Math.log(people / bots);
  return share * lead - (Math.max(0, lead) + Math.log1p(Math.exp(-Math.abs(lead))));
}

/** How many wins somebody is behind half of them at a game lately; below 0 if ahead. */
export function owed(game: string, results: Result[]): number {
  const own = results.filter((result) => result.game === game).slice(-LATELY);
  return own.length / 2 - own.reduce((sum, { share }) => sum + share, 0);
}

/** The strength that bots shall be matched to: one's own, a little less if one is behind half of the wins. */
export function asked(ladders: Ladders, game: string, results: Result[]): number | null {
  const own = estimate(ladders, game, results);
  if (own === null) return null;
  const share = Math.min(Math.max(0.5 + AMENDS * owed(game, results), 1 - MOST_AMENDS), MOST_AMENDS);
  return own - POINTS * Math.log(share / (1 - share));
}

/** How strong matched bots are at a table whose people are all as strong as this. */
export function opposing(ladder: number[], own: number, people: number, bots: number): number {
  const low = ladder[0] ?? 0;
  return Math.min(Math.max(own + POINTS * Math.log(people / bots), low), ladder.at(-1) ?? low);
}

/** Bots of different strengths are together as strong as so many of this one. */
export function together(strengths: number[]): number {
  const most = Math.max(...strengths);
  const sum = strengths.reduce((all, each) => all + Math.exp((each - most) / POINTS), 0);
  return most + POINTS * Math.log(sum / strengths.length);
}

/** Where somebody stands among a game's levels: near one (`low` and `high` alike), or between two. */
export function standing(ladder: number[], strength: number): { low: number; high: number } {
  const top = ladder.length - 1;
  const above = ladder.findIndex((rung) => rung > strength);
  if (above === 0) return { low: 0, high: 0 };
  if (above === -1) return { low: top, high: top };
  const [below, next] = [ladder[above - 1] ?? 0, ladder[above] ?? 0];
  const part = (strength - below) / (next - below);
  if (part < 0.3) return { low: above - 1, high: above - 1 };
  return part > 0.7 ? { low: above, high: above } : { low: above - 1, high: above };
}
