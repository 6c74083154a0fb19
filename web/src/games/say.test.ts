import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n/i18n.svelte";
import type { Fixture } from "./board";
import { loadMoveWords, loadTell } from "./boards";

const seats = ["Ada", "Bob", "Cleo", "Dan"];
const fixtures = import.meta.glob<Fixture[]>("./*/fixtures.json", { import: "default", eager: true });
const of = (game: string): Fixture[] => fixtures[`./${game}/fixtures.json`] ?? [];

/** Some moves of each game, in English and in German. */
const SAID: Record<string, [move: string, en: string, de: string][]> = {
  prizmik: [
    ["h5-f5", "Move from h5 to f5", "Von h5 nach f5 ziehen"],
    ["a1+a2", "Deploy from a1 to a2", "Von a1 nach a2 ausladen"],
    ["a3xa2", "Capture on a2 from a3", "Von a3 aus auf a2 schlagen"],
    ["c7-c8=", "Move from c7 to c8, and promote", "Von c7 nach c8 ziehen und verwandeln"],
  ],
  laser: [
    ["5+11", "Tile 5 clockwise to tile 11", "Feld 5 im Uhrzeigersinn auf Feld 11"],
    ["@-7", "The cat anticlockwise to tile 7", "Die Katze gegen den Uhrzeigersinn auf Feld 7"],
    ["bid 4", "Bid 4", "4 bieten"],
    ["team 1", "Play with Bob", "Mit Bob spielen"],
    ["impossible", "Grab the cat: it is impossible", "Die Katze packen: Es ist unmöglich"],
  ],
  prism: [
    ["draw", "Draw a card", "Karte ziehen"],
    ["play red", "Play red", "Rot ausspielen"],
    ["take-left blue", "Take Bob's blue", "Blau von Bob nehmen"],
    ["zap 2 green", "Zap Cleo's green", "Blitz auf Grün von Cleo"],
    ["discard zap", "Discard zap", "Blitz ablegen"],
  ],
  prismatic: [
    ["create 9", "Create Glacier", "Gletscher schaffen"],
    ["put R palette", "Put a red mote on the palette", "Setze einen roten Funken auf die Palette"],
    ["put prism 9", "Put a prism on Glacier", "Setze ein Prisma auf Gletscher"],
    ["take W", "Take a white mote", "Nimm einen weißen Funken"],
    ["empty palette 1", "Empty the palette of Bob", "Palette von Bob leeren"],
    ["gain 2 prisms", "Gain 2 prisms", "Nimm 2 Prismen"],
    ["done", "Done", "Fertig"],
  ],
};
const data = { cards: { "9": { name: "Glacier" } }, creations: {} };

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

describe.each(Object.keys(SAID))("moves of %s", (game) => {
  test.each(SAID[game] ?? [])("%s", async (move, en, de) => {
    const words = await loadMoveWords(game);
    expect(words(move, 0, seats, data)).toBe(en);
    await setLanguage("de");
    expect(words(move, 0, seats, data)).toBe(de);
  });

  test("are all told in words", async () => {
    const words = await loadMoveWords(game);
    const legal = of(game).flatMap(({ view, data }) =>
      Object.entries(view.legal).flatMap(([seat, moves]) => moves.map((move) => ({ move, seat: Number(seat), data }))),
    );
    expect(legal.length).toBeGreaterThan(0);
    for (const { move, seat, data } of legal) {
      const said = words(move, seat, seats, data);
      expect(said, move).toMatch(/^[A-ZÄÖÜ].*\w/);
      expect(said, move).not.toBe(move);
    }
  });
});

test("a game that brings no words tells moves as they are written", async () => {
  expect((await loadMoveWords("chess"))("e2-e4", 0, seats)).toBe("e2-e4");
});

/** Events with what is said of them in English and in German. */
const TOLD: Record<string, [event: Record<string, unknown>, en: string, de: string][]> = {
  prismatic: [
    [
      { kind: "pay", seat: 0, pool: "RG", number: 2, colours: ["R", "G"] },
      "Ada takes red and green from the pool for it",
      "Ada nimmt dafür Rot und Grün aus dem Pool",
    ],
    [{ kind: "pool", seat: 1, piece: "C" }, "Bob adds cyan to the pool", "Bob gibt Cyan in den Pool"],
    [{ kind: "pull", seat: 1, piece: "K" }, "Bob pulls a black mote", "Bob zieht einen schwarzen Funken"],
    [{ kind: "pull", seat: 1, piece: null }, "Bob pulls a mote", "Bob zieht einen Funken"],
    [{ kind: "last-round", goal: false, number: 9 }, "round 9 is the last one", "Runde 9 ist die letzte"],
  ],
};

describe.each(Object.keys(TOLD))("events of %s", (game) => {
  test.each(TOLD[game] ?? [])("%j", async (event, en, de) => {
    const tell = await loadTell(game);
    const name = (seat: number): string => seats[seat] ?? "";
    expect(tell?.(event, name)).toBe(en);
    await setLanguage("de");
    expect(tell?.(event, name)).toBe(de);
  });
});

test("what the server says without signs stays as it is", async () => {
  const prizmik = await loadTell("prizmik");
  expect(prizmik({ kind: "deploy", seat: 0, piece: "carrier", from: "a1", to: "a2" }, () => "Ada")).toBe(
    "Ada deploys a carrier from a1 to a2",
  );
});

test("a solution of laser is told without the signs of its moves", async () => {
  const tell = await loadTell("laser");
  const event = { kind: "truth", min: 3, searched: null, line: ["5+7", "@-3"] };
  expect(tell?.(event, () => "")).toBe("the cheapest solution costs 3");
  expect(tell?.({ kind: "truth", min: null, searched: null, line: null }, () => "")).toBe("there was no solution");
});
