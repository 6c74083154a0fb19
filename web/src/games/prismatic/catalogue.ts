/** Cards and creations as the server tells them (GET /api/games/prismatic/data). */

export type CardType = "hue" | "sky" | "craft";
export const TYPES: CardType[] = ["hue", "sky", "craft"];

export interface Card {
  name: string;
  type: CardType;
  cost: string;
  stars: number;
  ability: string;
  rewards: string[];
  words: { ability: string; rewards: string[] };
}

export interface Creation {
  cost: string;
  gives: string;
  words: string;
}

export interface Catalogue {
  cards: Record<string, Card>;
  creations: Record<string, Creation>;
}

/** An effect as it is drawn: what kind it is, of which piece, and how many. */
export interface Effect {
  kind: "pool" | "mote" | "prism" | "pull" | "empty" | "draw" | "discard" | "steal" | "two cards";
  piece: string;
  number: number;
}

export function readCatalogue(data: unknown): Catalogue {
  const known = data as Partial<Catalogue> | null | undefined;
  return { cards: known?.cards ?? {}, creations: known?.creations ?? {} };
}

export function readEffect(text: string): Effect {
  const prisms = /^(?:(\d) )?prisms?$/.exec(text);
  if (prisms) return { kind: "prism", piece: "^", number: Number(prisms[1] ?? 1) };
  const coloured = /^(pool|mote) (.)$/.exec(text);
  if (coloured) return { kind: coloured[1] as "pool" | "mote", piece: coloured[2] ?? "", number: 1 };
  return { kind: text as Effect["kind"], piece: "", number: 1 };
}

export interface Ability {
  /** The piece it costs, or "". */
  price: string;
  effect: string;
}

export function readAbility(text: string): Ability {
  const parts = text.split("->").map((part) => part.trim());
  return parts.length > 1 ? { price: parts[0] ?? "", effect: parts[1] ?? "" } : { price: "", effect: parts[0] ?? "" };
}
