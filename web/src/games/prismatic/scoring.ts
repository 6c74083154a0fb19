/** The points of clause 12, part by part. All that counts lies open, so anybody can add it up. */

import { TYPES, type CardType, type Catalogue } from "./catalogue";
import { cardsIn, count, secretOf, type Area, type Position } from "./position";

/** Something counted, and the points that it brings now. */
export interface Part {
  number: number;
  points: number;
}

export type PartName = "stars" | "first" | "motes" | CardType | "prismatic" | "prisms" | "progress";

export const PARTS: PartName[] = ["stars", "first", "motes", ...TYPES, "prismatic", "prisms", "progress"];

export interface Reckoning {
  parts: Record<PartName, Part>;
  total: number;
  /** What decides a tie: created cards, then motes, prisms, first at the goal. */
  created: number;
}

/** All pieces of a seat, wherever they lie; motes chosen in the set-up are not in the bag yet. */
export function owned(area: Area, inSetup: boolean): string {
  const secret = secretOf(area);
  const lying = [...Object.values(area.progress), ...Object.values(area.created)];
  const secretly = [...Object.values(secret.put), inSetup ? "" : secret.hand];
  return [area.bag, "^".repeat(area.prisms), area.palette, ...lying, ...secretly].join("");
}

/** The reckoning of every seat, or null while the cards are not known. */
export function reckon(position: Position, { cards }: Catalogue): Reckoning[] | null {
  const created = position.seats.map((area) => cardsIn(area.created));
  if (created.flat().some((card) => !cards[String(card)])) return null;
  const pieces = position.seats.map((area) => owned(area, position.phase === "setup"));
  const ofType = (type: CardType): Part[] =>
    most(created.map((numbers) => numbers.filter((n) => cards[String(n)]?.type === type).length), 1);

  const table: Record<PartName, Part[]> = {
    stars: created.map((numbers) => worth(numbers.reduce((sum, n) => sum + (cards[String(n)]?.stars ?? 0), 0))),
    first: created.map((_, seat) => worth(position.first === seat ? 1 : 0)),
    motes: most(pieces.map((own) => own.length - count(own, "^")), 1),
    hue: ofType("hue"),
    sky: ofType("sky"),
    craft: ofType("craft"),
    prismatic: most(pieces.map((own) => count(own, "P")), 2),
    prisms: pieces.map((own) => {
      const number = count(own, "^");
      return { number, points: Math.floor(number / 4) };
    }),
    progress: position.seats.map((area) => {
      const number = cardsIn(area.progress).length;
      return { number, points: number ? -number : 0 };
    }),
  };
  return created.map((numbers, seat) => {
    const parts = Object.fromEntries(PARTS.map((name) => [name, table[name][seat]])) as Record<PartName, Part>;
    const total = PARTS.reduce((sum, name) => sum + parts[name].points, 0);
    return { parts, total, created: numbers.length };
  });
}

function worth(points: number): Part {
  return { number: points, points };
}

/** "Most" is more than every other, and at least one. */
function most(numbers: number[], points: number): Part[] {
  const best = Math.max(...numbers);
  const alone = best > 0 && numbers.filter((number) => number === best).length === 1;
  return numbers.map((number) => ({ number, points: alone && number === best ? points : 0 }));
}

export type TieBreak = "created" | "motes" | "prisms" | "first" | "lot";

/** What decided among those with the most points, or null when nothing had to. */
export function tieBreak(reckonings: Reckoning[]): TieBreak | null {
  const best = Math.max(...reckonings.map(({ total }) => total));
  let tied = reckonings.filter(({ total }) => total === best);
  if (tied.length < 2) return null;
  const by: [TieBreak, (each: Reckoning) => number][] = [
    ["created", (each) => each.created],
    ["motes", (each) => each.parts.motes.number],
    ["prisms", (each) => each.parts.prisms.number],
    ["first", (each) => each.parts.first.number],
  ];
  for (const [name, value] of by) {
    const top = Math.max(...tied.map(value));
    tied = tied.filter((each) => value(each) === top);
    if (tied.length === 1) return name;
  }
  return "lot";
}
