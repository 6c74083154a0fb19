/** Moves and positions of any game in plain words: what the generic board shows. */

export interface Group {
  title: string;
  moves: string[];
}

/** Moves by their first word, or by where they begin (a1+a2, 3-7, @+7); small groups stay together. */
export function groupMoves(moves: string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const title = move.includes(" ") ? (move.split(" ")[0] ?? "") : (/^[a-z]\d|^\d+|^@/.exec(move)?.[0] ?? "");
    const group = groups.get(title);
    if (group) group.push(move);
    else groups.set(title, [move]);
  }
  return [...groups].map(([title, list]) => ({ title, moves: list }));
}

export interface Fact {
  name: string;
  text: string;
}

/** A position as lines that can be read; nested things are written compactly. */
export function facts(position: Record<string, unknown>): Fact[] {
  return Object.entries(position)
    .filter(([name]) => name !== "options" && name !== "rng")
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), text: inWords(value) }));
}

function inWords(value: unknown): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(inWords).join(", ") : "–";
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, inner]) => `${key}: ${inWords(inner)}`);
    return parts.length ? `(${parts.join("; ")})` : "–";
  }
  return String(value);
}
