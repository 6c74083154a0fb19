/** Every text that people read comes through t(), from the files that Python uses too, in the language of the page. */

import type { Words } from "./word-keys";
import { LANGUAGES, speak, wordsOf } from "./words.svelte";

export { LANGUAGES } from "./words.svelte";
/** Texts that need no values. */
export type Key = { [K in keyof Words]: [Words[K]] extends [never] ? K : never }[keyof Words];

/** The texts of the pages and the table. */
export const t = wordsOf<Words>("table");

let language = $state.raw("en");

export function languageNow(): string {
  return language;
}

/** For times and numbers: the language of the page as it is written where the reader lives, if the browser knows. */
export function localeNow(): string {
  return navigator.languages.find((each) => short(each) === language) ?? language;
}

/** What a language calls itself. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const short = (locale: string): string => locale.slice(0, 2).toLowerCase();

function preferred(): string {
  return navigator.languages.map(short).find((each) => LANGUAGES.includes(each)) ?? "en";
}

/** One of the languages that there are, or "system". */
export async function setLanguage(wanted: string): Promise<void> {
  const next = LANGUAGES.includes(wanted) ? wanted : preferred();
  await speak(next);
  language = next;
  document.documentElement.lang = next;
}
