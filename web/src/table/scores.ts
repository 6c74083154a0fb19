/** Points of any game: numbers, or parts with a total. */

export function totalOf(score: unknown): string | null {
  if (typeof score === "number") return String(score);
  if (score && typeof score === "object" && "total" in score) return String(score.total);
  return null;
}

export interface Breakdown {
  parts: string[];
  /** A row a seat: the parts in order. */
  rows: string[][];
}

/** null where a game has no points. */
export function breakdown(scores: unknown[]): Breakdown | null {
  if (scores.length === 0) return null;
  const parts = new Set<string>();
  for (const score of scores) {
    if (score && typeof score === "object") Object.keys(score).forEach((key) => parts.add(key));
  }
  if (parts.size === 0) return { parts: ["total"], rows: scores.map((score) => [String(score)]) };
  const names = [...parts];
  return {
    parts: names,
    rows: scores.map((score) => names.map((name) => String((score as Record<string, unknown>)[name] ?? ""))),
  };
}

export interface Placed {
  seat: number;
  /** 1 for whoever won; those with as many points share a place. */
  place: number;
  total: string | null;
}

/** The seats from the first to the last: winners, then by points. In a draw all are alike. */
export function ranking(winners: number[], scores: unknown[], players: number): Placed[] {
  const points = (seat: number): number => Number(totalOf(scores[seat]) ?? 0);
  const won = (seat: number): boolean => winners.length === 0 || winners.includes(seat);
  const key = (seat: number): [number, number] => [won(seat) ? 0 : 1, won(seat) ? 0 : -points(seat)];
  const before = (a: number, b: number): boolean => {
    const [x, y] = [key(a), key(b)];
    return x[0] < y[0] || (x[0] === y[0] && x[1] < y[1]);
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      place: 1 + seats.filter((other) => before(other, seat)).length,
      total: totalOf(scores[seat]),
    }))
    .sort((a, b) => a.place - b.place || points(b.seat) - points(a.seat));
}
