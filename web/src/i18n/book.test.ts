import { expect, test } from "vitest";
import { Book } from "./book";
import { plain } from "./plain";

const book = new Book({
  red: "Rot",
  "{who} plays {card}": "{who} spielt {card}",
  "{who} plays {n} cards": "{who} spielt {n} Karten",
  "{does}, and wins": "{does} und gewinnt",
  "round {n} ends": "Runde {n} endet",
});

test("a sentence is known by what stands outside its holes", () => {
  expect(book.say("Ada plays red")).toBe("Ada spielt Rot");
  expect(book.say("Ada plays 3 cards")).toBe("Ada spielt 3 Karten");
  expect(book.say("round 2 ends")).toBe("Runde 2 endet");
});

test("what fills a hole is translated by itself, names and numbers are not", () => {
  expect(book.say("Ada plays red, and wins")).toBe("Ada spielt Rot und gewinnt");
  expect(book.say("red plays red")).toBe("red spielt Rot");
  expect(book.say("{card} plays red")).toBe("{card} spielt Rot");
});

test("what is not in the book stays as it is", () => {
  expect(book.find("round two ends")).toBeNull();
  expect(book.say("round two ends")).toBe("round two ends");
  expect(book.say("Ada plays a lute")).toBe("Ada spielt a lute");
});

test("nobody at a page is told to type a move", () => {
  const books = import.meta.glob<Record<string, string>>("./de/*.json", { import: "default", eager: true });
  const typing = /\bwrite\b|\bschreib\b|`/i;
  const told = Object.entries(Object.assign({}, ...Object.values(books)) as Record<string, string>);
  for (const [english, said] of told) {
    expect(said).not.toMatch(typing);
    if (typing.test(english)) expect(plain.say(english.replaceAll("{n}", "4"))).not.toMatch(typing);
  }
});
