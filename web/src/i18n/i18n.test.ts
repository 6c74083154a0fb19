import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hourText } from "../table/time";
import { languageName, LANGUAGES, setLanguage, t } from "./i18n.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en-US", "de-AT"] });
});
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

test("languages are found by their files, and say what they are called", () => {
  expect(LANGUAGES).toEqual(["de", "en", "fr"]);
  expect(LANGUAGES.map(languageName)).toEqual(["Deutsch", "English", "Français"]);
});

test("words follow their number and the language", async () => {
  expect([0, 1, 2].map((n) => t("moves", { n }))).toEqual(["0 moves", "1 move", "2 moves"]);
  await setLanguage("de");
  expect([1, 2].map((n) => t("moves", { n }))).toEqual(["1 Zug", "2 Züge"]);
  await setLanguage("fr");
  expect([0, 2].map((n) => t("moves", { n }))).toEqual(["0 coup", "2 coups"]);
  expect(t("status-others", { names: ["Ada", "Bob", "Cleo"] })).toBe("On attend Ada, Bob et Cleo…");
});

test("what the device speaks is taken if nothing else is wanted, or English", async () => {
  await setLanguage("system");
  expect(document.documentElement.lang).toBe("en");
  vi.stubGlobal("navigator", { languages: ["tlh", "fr-CA", "en"] });
  await setLanguage("system");
  expect(document.documentElement.lang).toBe("fr");
});

test("times are written as the language writes them", async () => {
  const afternoon = new Date(2026, 10, 18, 15, 3).getTime();
  expect(hourText(afternoon)).toMatch(/^03:03\sPM$/);
  await setLanguage("de");
  expect(hourText(afternoon)).toBe("15:03");
  await setLanguage("fr");
  expect(hourText(afternoon)).toBe("15:03");
});
