/** Every text that people read comes through t(). English is always there, others are loaded. */

import { en, type Key, type Texts } from "./en";
import { fill, type Values } from "./format";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Exclude<Language, "en">, () => Promise<Texts>> = {
  de: async () => (await import("./de")).de,
};

let texts = $state.raw<Texts>(en);
let language = $state.raw<Language>("en");

export function t(key: Key, values?: Values): string {
  return fill(texts[key], values);
}

export function languageNow(): Language {
  return language;
}

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

export async function setLanguage(wanted: Language | "system"): Promise<void> {
  const next = wanted === "system" ? preferred() : wanted;
  texts = next === "en" ? en : await loaders[next]();
  language = next;
  document.documentElement.lang = next;
}
