<<<<<<< HEAD
/** The texts of a part that brings its own: those of the page's language, or the English ones. */
export function pick<T>(texts: { en: T } & Record<string, T>): T {
  const language = typeof document === "undefined" ? "en" : document.documentElement.lang.slice(0, 2);
  return texts[language] ?? texts.en;
=======
/** The texts of a part that brings its own, in the language of the page. */
export function pick<T>(texts: { en: T; de: T }): T {
  return typeof document !== "undefined" && document.documentElement.lang.startsWith("de") ? texts.de : texts.en;
>>>>>>> board-prismatic
}
