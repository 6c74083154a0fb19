/** The words of Prisma, in the language of the page, and tiles in words for ears and tooltips. */

import { wordsOf } from "../../i18n/words.svelte";
import type { Words } from "./word-keys";

export const t = wordsOf<Words>("prisma");

/** What the words call the sides. */
export const SIDES = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** "red to the north and south, blue to the south-west"; hidden tiles have no words. */
export function tileWords(sides: string): string {
  if (sides === "?") return "?";
  const [red, blue] = ["r", "b"].map((colour) => SIDES.filter((_, side) => sides[side] === colour)) as [
    string[],
    string[],
  ];
  const colours = red.length ? (blue.length ? "both" : "red") : blue.length ? "blue" : "none";
  return t("tile-words", { colours, red, blue });
}
