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
