/** The texts of a part that brings its own: those of the page's language, or the English ones. */
export function pick<T>(texts: { en: T } & Record<string, T>): T {
  const language = typeof document === "undefined" ? "en" : document.documentElement.lang.slice(0, 2);
  return texts[language] ?? texts.en;
}
