/** The texts of a part that brings its own: those of the page's language, or the English ones. Components take them as
 *  `$derived(pick(texts))`, so that they change with the language. */

import { languageNow } from "./i18n.svelte";

export function pick<T>(texts: { en: T } & Record<string, T>): T {
  return texts[languageNow()] ?? texts.en;
}
