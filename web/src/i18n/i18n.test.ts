import { expect, test } from "vitest";
import { book, texts as de } from "./de";
import { en, type Key } from "./en";
import { fill } from "./format";

const keys = Object.keys(en) as Key[];
const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ""))].sort();

test("every language has every text, and none is empty", () => {
  expect(Object.keys(de).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(de[key].trim(), key).not.toBe("");
});

test("every language fills the same holes", () => {
  for (const key of keys) expect(holes(de[key]), key).toEqual(holes(en[key]));
});

test("texts are filled, and words follow their number", () => {
  expect(fill("{n} {n:move|moves}", { n: 1 })).toBe("1 move");
  expect(fill("{n} {n:move|moves}", { n: 0 })).toBe("0 moves");
  expect(fill("It is for {name} to act.", { name: "{n}" })).toBe("It is for {n} to act.");
  expect(fill("{unknown} stays")).toBe("{unknown} stays");
});

test("every text is used somewhere", () => {
  const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!./**"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const all = Object.values(sources).join("\n");
  // Some keys are composed: t(`offer.${what}`) uses every "offer.".
  const composed = [...all.matchAll(/`([\w.]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(
    ([, start = "", end = ""]) => [start, end] as const,
  );
  const unused = keys.filter(
    (key) => !all.includes(`"${key}"`) && !all.includes(`'${key}'`) && !composed.some(([start, end]) => key.startsWith(start) && key.endsWith(end)),
  );
  expect(unused).toEqual([]);
});

test("pieces that a card lacks are told one by one", () => {
  expect(book.say("brings Golden Hour nearer: then it lacks a red mote")).toBe(
    "bringt Golden Hour voran: dann braucht die Karte noch einen roten Funken",
  );
  expect(book.say("brings Golden Hour nearer: then it lacks 2 green motes, a yellow mote and a prism")).toBe(
    "bringt Golden Hour voran: dann braucht die Karte noch 2 grüne Funken, einen gelben Funken und ein Prisma",
  );
});
