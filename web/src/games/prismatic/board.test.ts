import { describe, expect, it } from "vitest";
import { legalMoves, type Fixture } from "../board";
import { art } from "./art";
import { speak } from "../../i18n/words.svelte";
import { readAbility, readCatalogue, readEffect, type Card } from "./catalogue";
import { describe as inWords } from "./describe";
import fixtures from "./fixtures.json";
import { counted, limitInSight, othersFrom, readPosition, sorted, whereIs, without } from "./position";
import { hintSpots, lastSpots } from "./spots";
import { buttonMoves } from "./tray";
import { abilityInWords, areaInWords, cardInWords, moveLabel, nameOfCard } from "./words";

const all = fixtures as unknown as Fixture[];
const named = (name: string): Fixture => all.find((fixture) => fixture.name === name) ?? ({} as Fixture);
const { cards } = readCatalogue(all[0]?.data);

describe("pieces", () => {
  it("are sorted, counted and taken away", () => {
    expect(sorted("^WPR")).toBe("RWP^");
    expect(counted("RRG^")).toEqual([
      ["R", 2],
      ["G", 1],
      ["^", 1],
    ]);
    expect(without("RRG", "RG")).toBe("R");
  });
});

it("tells of the round limit when it is near", () => {
  const { view } = all[0] as Fixture;
  const at = (round: number, limit: number | null) =>
    limitInSight({ ...readPosition(view), phase: "commit", round }, limit);
  expect([at(50, 60), at(51, 60), at(51, null), at(1, 8)]).toEqual([null, 60, null, 8]);
});

it("sees the others from the left of a chair", () => {
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
});

describe("the catalogue", () => {
  it("reads every effect and ability", () => {
    expect(readEffect("pool Y")).toEqual({ kind: "pool", piece: "Y", number: 1 });
    expect(readEffect("3 prisms")).toEqual({ kind: "prism", piece: "^", number: 3 });
    expect(readEffect("steal").kind).toBe("steal");
    expect(readAbility("^->pool C")).toEqual({ price: "^", effect: "pool C" });
    expect(readAbility("pull")).toEqual({ price: "", effect: "pull" });
  });

  it("has a picture for every card, the same each time", () => {
    for (const [number, card] of Object.entries(cards)) {
      const shapes = art(card.type, card.cost, Number(number));
      expect(shapes.length).toBeGreaterThan(1);
      expect(shapes).toEqual(art(card.type, card.cost, Number(number)));
      expect(shapes.map(({ d }) => d).join()).not.toContain("NaN");
    }
  });
});

describe("words", () => {
  const noon = cards["17"] as Card;

  it("name pieces and cards in every language", async () => {
    expect(areaInWords("palette", "RRW^")).toBe("Palette: 2 red motes, a white mote, and a prism");
    expect(abilityInWords(noon)).toContain("for a green mote");
    expect(cardInWords(noon, "G", false)).toContain("still open: a green mote and a white mote");
    await speak("de");
    expect(areaInWords("palette", "")).toBe("Palette: nichts");
    expect(abilityInWords(noon)).toContain("für einen grünen Funken");
    expect(nameOfCard(noon)).toBe("Mittag");
    await speak("fr");
    expect(cardInWords(noon, "", false)).toMatch(
      /^Midi, Ciel, 1 étoile; coûte 2 étincelles vertes et une étincelle blanche;/,
    );
    await speak("en");
  });

  it("leave the names of an owner's cards as they are", () => {
    expect(nameOfCard({ ...noon, name: "Grandma's Quilt" })).toBe("Grandma's Quilt");
  });

  it("label the moves of buttons", () => {
    const label = (move: string): string => moveLabel(move, (seat) => `Seat ${seat}`);
    expect(label("gain prism")).toBe("Gain a prism");
    expect(label("take back")).toBe("Think again");
    expect(label("gain 2 prisms")).toBe("Gain 2 prisms");
    expect(label("pool Y")).toBe("Add yellow to the pool");
    expect(label("empty palette 2")).toBe("Empty the palette of Seat 2");
    expect(label("create 4")).toBe("Create");
  });

  it.each(all.map((fixture) => [fixture.name, fixture] as const))("tell the position: %s", (_, fixture) => {
    const told = inWords(fixture.view, fixture.seats?.map(({ name }) => name) ?? [], fixture.data);
    expect(told).toContain("Anna");
    expect(told).not.toMatch(/undefined|NaN|\?/);
  });
});

it("offers as buttons only what is not done by touching something on the table", () => {
  expect(buttonMoves(["put R palette", "ready", "take back", "take R", "keep 4", "empty palette 1"])).toEqual([
    "take back",
  ]);
  expect(buttonMoves(["pass", "bid 2", "bid 10", "bid 1"])).toEqual(["bid 1", "bid 2", "bid 10", "pass"]);
  expect(buttonMoves(["decline", "gain W", "pull"])).toEqual(["gain W", "pull", "decline"]);
});

describe("every legal move of every fixture", () => {
  const touched = /^(put|keep|create|use|make|empty|replace|discard|steal) /;
  it.each(all.map((fixture) => [fixture.name, fixture] as const))("has a place on the board: %s", (_, fixture) => {
    const position = readPosition(fixture.view);
    for (const move of legalMoves(fixture.view)) {
      const card = /^(?:create|use|discard|steal|replace) (\d+)$/.exec(move)?.[1];
      if (card) expect(whereIs(position, Number(card))).not.toBeNull();
      if (!touched.test(move) && !/^(take [A-Z]|ready)$/.test(move)) expect(buttonMoves([move])).toEqual([move]);
    }
  });
});

describe("marks", () => {
  it("point at what the last move touched", () => {
    const watching = named("watching");
    const spots = lastSpots(watching.last ?? null);
    expect([...spots].sort()).toEqual(["card:18", "card:21", "card:32", "palette:0", "palette:1", "palette:2"]);
  });

  it("lead to a hint step by step", () => {
    const fixture = named("partly put");
    const position = readPosition(fixture.view);
    const at = (step: 1 | 2 | 3): string[] => [...hintSpots({ move: "put B 18", step }, position, 0)];
    expect(at(1)).toEqual(["region:tray"]);
    expect(at(2)).toEqual(["piece:B"]);
    expect(at(3)).toEqual(["piece:B", "card:18", "move:put B 18"]);
    expect([...hintSpots({ move: "make 4", step: 1 }, position, 0)]).toEqual(["region:board"]);
    expect(hintSpots(null, position, 0).size).toBe(0);
  });
});
