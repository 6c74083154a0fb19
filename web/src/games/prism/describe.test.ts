import { beforeAll, describe as about, expect, it } from "vitest";
import { loadBook, speak } from "../../i18n/words.svelte";
import type { View } from "../../table/wire";
import { describe } from "./describe";
import fixtures from "./fixtures.json";
import { pointsOf, tieBroken } from "./points";
import { othersFrom, sideOf, sorted } from "./read";
import { hintedCard, hintedPlaces } from "./look";
import { moveInWords } from "./words";

const named = (name: string) => fixtures.find((each) => each.name === name);
const view = (name: string): View => named(name)?.view as unknown as View;
const names = (name: string): string[] => named(name)?.seats.map((seat) => seat.name) ?? [];

beforeAll(async () => {
  await speak("en");
  await loadBook("prism");
});

about("a position in words", () => {
  it("tells everything that lies open and one's own hand", () => {
    const said = describe(view("take, hint"), names("take, hint"));
    expect(said).toContain("Pick a card of your hand.");
    expect(said).toContain("Bruno: violet and draw two; 6 cards; 0 points.");
    expect(said).toMatch(/Your hand: orange, blue, take left again, take right, 2 × take right again/);
  });

  it("tells a watcher no hand", () => {
    expect(describe(view("six, watching"), names("six, watching"))).not.toContain("hand:");
  });

  it("does not call a match over that has not begun", () => {
    const gathering = { ...view("take, hint"), to_act: [], legal: {}, outcome: null };
    const said = describe(gathering, names("take, hint"));
    expect(said).toContain("It is nobody's turn now.");
    expect(said).not.toContain("over");
  });

  it("says the same to everybody else, whatever the target holds", () => {
    const asked = view("answer seen by the taker");
    expect(describe(asked, names("answer seen by the taker"))).toContain("Ada has a moment to answer.");
  });

  it("has words for every fixture", () => {
    for (const fixture of fixtures) {
      const said = describe(
        fixture.view as unknown as View,
        fixture.seats.map((seat) => seat.name),
      );
      expect(said).not.toMatch(/undefined|NaN|\?/);
    }
  });
});

about("seats and hands", () => {
  it("sit from the left round to the right", () => {
    expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
    expect([3, 0, 1].map((seat) => sideOf(seat, 2, 4))).toEqual(["left", null, "right"]);
    expect(sideOf(0, 1, 2)).toBe("both");
  });

  it("sort colours first", () => {
    expect(sorted(["block", "violet", "?", "red", "wild"])).toEqual(["red", "violet", "wild", "block", "?"]);
  });
});

about("moves in words", () => {
  it("name people and colours", () => {
    const say = (move: string): string => moveInWords(move, 0, 3, ["Ada", "Bruno", "Chloé"]);
    expect(
      ["take-left red", "zap 2 blue", "play draw-two", "discard take-any-again", "draw", "allow"].map(say),
    ).toEqual([
      "Take Bruno's red",
      "Zap Chloé's blue",
      "Keep draw two for later",
      "Discard take any again",
      "Draw a card",
      "Let it go",
    ]);
  });
});

about("hints", () => {
  it("point at a region, at a card, at everything", () => {
    const move = "take-left red";
    expect([...hintedPlaces({ move, step: 1 }, 0, 3)]).toEqual(["area 1"]);
    expect(hintedCard({ move, step: 1 })).toBeNull();
    expect([...hintedPlaces({ move, step: 2 }, 0, 3), hintedCard({ move, step: 2 })]).toEqual(["take-left"]);
    expect([...hintedPlaces({ move, step: 3 }, 0, 3), hintedCard({ move, step: 3 })]).toEqual([
      "pane 1 red",
      "take-left",
    ]);
    expect([...hintedPlaces({ move: "draw", step: 1 }, 0, 3)]).toEqual(["stack"]);
  });
});

about("the points at the end", () => {
  it("add up and begin with the winner", () => {
    const rows = pointsOf(view("over, four"));
    expect(rows[0]).toMatchObject({ seat: 2, colours: 5, cards: 5, total: 14, before: 4, winner: true });
    for (const row of rows) expect(row.before + row.colours + row.cards).toBe(row.total);
    for (const row of rows.slice(1)) expect(row.cards).toBe(0);
  });

  it("speaks of a tie only where rounds decided it, not where somebody gave up", () => {
    const over = view("over, four");
    const level = (phase: string): View => ({
      ...over,
      outcome: { winners: [2] },
      position: { ...over.position, phase, scores: [14, 5, 14, 5], last_round: [1, 5, 10, 5] },
    });
    const told = (phase: string): boolean => tieBroken(level(phase), pointsOf(level(phase)));
    expect([told("over"), told("play")]).toEqual([true, false]);
  });
});
