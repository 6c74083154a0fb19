import { expect, test } from "vitest";
import { changed, differences, groupsOf, shown } from "./content";

const deck = { colours: { red: 6, blue: 6 }, actions: { zap: 8 } };
const cards = { card: [{ name: "Dawn", cost: "RRW", stars: 1, rewards: ["mote R", "pull"] }] };

test("tables of numbers are groups, cards are groups by their name", () => {
  expect(groupsOf(deck).map((group) => group.title)).toEqual(["colours", "actions"]);
  expect(groupsOf(cards)[0]?.title).toBe("1 Dawn");
  expect(groupsOf(cards)[0]?.fields.map((field) => field.kind)).toEqual(["text", "text", "number", "list"]);
});

test("a change is a copy, of the same kind of value", () => {
  const red = groupsOf(deck)[0]?.fields[0];
  const rewards = groupsOf(cards)[0]?.fields[3];
  if (!red || !rewards) throw new Error("no fields");
  const after = changed(deck, red, "9");
  expect(after).toEqual({ colours: { red: 9, blue: 6 }, actions: { zap: 8 } });
  expect(deck.colours.red).toBe(6);
  expect(differences(deck, after)).toBe(1);
  expect(changed(cards, rewards, "prism, ")).toEqual({ card: [{ ...cards.card[0], rewards: ["prism"] }] });
  expect(shown(cards, rewards.place)).toBe("mote R, pull");
});
