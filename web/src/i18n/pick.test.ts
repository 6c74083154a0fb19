import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "./i18n.svelte";
import { pick } from "./pick";

const texts = { en: "table", de: "Tisch" };

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

test("a part speaks the language of the page, or English", async () => {
  expect(pick(texts)).toBe("table");
  await setLanguage("de");
  expect(pick(texts)).toBe("Tisch");
  expect(pick({ en: "only here" })).toBe("only here");
  await setLanguage("en");
  expect(pick(texts)).toBe("table");
});

test("components take their words so that they change with the language", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const fixed = Object.keys(sources).filter((file) => /= pick\(/.test(sources[file] ?? ""));
  expect(fixed).toEqual([]);
});
