/** What a move is called once it is judged, with the sign that chess players know. */

import type { Key } from "../i18n/i18n.svelte";
import type { Judgement } from "./wire";

interface Named {
  text: Key;
  sign: string;
}

const NAMES: Record<Exclude<Judgement["name"], "">, Named> = {
  best: { text: "study-name-best", sign: "✓" },
  only: { text: "study-name-only", sign: "!" },
  mistake: { text: "study-name-mistake", sign: "?" },
  serious: { text: "study-name-serious", sign: "??" },
  forced: { text: "study-name-forced", sign: "□" },
};

export function nameOf(judged: Judgement | undefined): Named | null {
  return judged?.name ? NAMES[judged.name] : null;
}

export const isMistake = (judged: Judgement): boolean => judged.name === "mistake" || judged.name === "serious";
