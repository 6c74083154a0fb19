/** The texts of a part that brings its own, in the language of the page. */
export function pick<T>(texts: { en: T; de: T }): T {
  return typeof document !== "undefined" && document.documentElement.lang.startsWith("de") ? texts.de : texts.en;
}
