/** Every text that people read comes through t(), or spoken() if the server says it. English is always there, others
 * are loaded. */

import type { Book } from "./book";
import { en, type Key, type Texts } from "./en";
import { fill, type Values } from "./format";
import { plain } from "./plain";
import { speak } from "./words.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const loaders: Record<Exclude<Language, "en">, () => Promise<{ texts: Texts; book: Book }>> = {
  de: () => import("./de"),
};

let texts = $state.raw<Texts>(en);
let book = $state.raw<Book | null>(null);
let language = $state.raw<Language>("en");

export function t(key: Key, values?: Values): string {
  return fill(texts[key], values);
}

/** A sentence of the server, for people who do not type. */
export function spoken(sentence: string): string {
  return (book ?? plain).say(sentence);
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
  const loaded = next === "en" ? { texts: en, book: null } : await loaders[next]();
  await speak(next);
  ({ texts, book } = loaded);
  language = next;
  document.documentElement.lang = next;
}
