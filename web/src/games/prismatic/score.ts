/** The points of clause 12 as the view tells them, part by part. */

import { TYPES, type CardType } from "./catalogue";
import type { Details } from "./position";

/** Something counted, and the points that it brings now. */
export interface Part {
  number: number;
  points: number;
}

export type PartName = "stars" | "first" | "motes" | CardType | "prismatic" | "prisms" | "progress";

/** In the order in which they are shown. */
export const PARTS: PartName[] = ["stars", "first", "motes", ...TYPES, "prismatic", "prisms", "progress"];

export interface Score {
  parts: Record<PartName, Part>;
  total: number;
  created: number;
}

export type TieBreak = "created" | "motes" | "prisms" | "first" | "lot";

const MAJORITIES: PartName[] = ["motes", "prismatic", ...TYPES];

/** Several lead with the same number: nobody has the most. */
export function isTied({ score }: Details, name: PartName): boolean {
  const best = Math.max(...score.map(({ parts }) => parts[name].number));
  return MAJORITIES.includes(name) && best > 0 && score.every(({ parts }) => parts[name].points === 0);
}
