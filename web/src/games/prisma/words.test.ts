import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage } from "../../i18n/i18n.svelte";
import { loadTell } from "../boards";
import type { Event } from "./event-types";
import { moveWords } from "./say";

const seats = ["Ada", "Bob"];

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

describe("moves in words", () => {
  test.each([
    ["place -2,0 -----b", "Place a tile: blue to the north-west", "Ein Plättchen legen: blau nach Nordwesten"],
    [
      "drop 1,0 r--r--",
      "Drop the lifted tile: red to the north and south",
      "Das aufgehobene Plättchen ablegen: rot nach Norden und Süden",
    ],
    ["lift 1,0", "Lift a tile", "Ein Plättchen aufheben"],
    ["discard r-----", "Throw a tile away: red to the north", "Ein Plättchen abwerfen: rot nach Norden"],
    ["freeze 3", "Freeze the loop", "Die Schleife einfrieren"],
    ["pass", "Decline the relocation", "Auf das Versetzen verzichten"],
    ["nonsense", "nonsense", "nonsense"],
  ])("%s", async (move, en, de) => {
    expect(moveWords(move)).toBe(en);
    await setLanguage("de");
    expect(moveWords(move)).toBe(de);
  });
});

const TOLD: [event: Event, en: string, de: string][] = [
  [
    { kind: "place", seat: 0, cell: "-3,3", tile: "b-rbb-", red: 1, blue: 3 },
    "Ada places a tile with 1 red beam and 3 blue beams",
    "Ada legt ein Plättchen mit 1 rotem Strahl und 3 blauen Strahlen",
  ],
  [
    { kind: "place", seat: 0, cell: "0,1", tile: "------", red: 0, blue: 0 },
    "Ada places a tile without beams",
    "Ada legt ein Plättchen ohne Strahlen",
  ],
  [{ kind: "lift", seat: 1, cell: "1,0" }, "Bob lifts a tile", "Bob hebt ein Plättchen auf"],
  [
    { kind: "discard", seat: 0, tile: "-----b", red: 0, blue: 1 },
    "Ada can place nothing and throws away a tile with 1 blue beam",
    "Ada kann nichts legen und wirft ein Plättchen mit 1 blauem Strahl ab",
  ],
  [
    { kind: "earn", seat: 1, earned: "loop", cell: "1,0" },
    "the tile closes a loop: Bob may relocate a tile",
    "das Plättchen schließt eine Schleife: Bob darf ein Plättchen versetzen",
  ],
  [{ kind: "draw", seat: 0, tiles: ["b-----", "r-----"], count: 2 }, "Ada draws 2 tiles", "Ada zieht 2 Plättchen"],
  [
    { kind: "over", reason: "six scoring loops", why: "six-loops" },
    "the game is over: six scoring loops",
    "das Spiel ist aus: sechs zählende Schleifen",
  ],
];

describe("what happened, without the signs of moves", () => {
  test.each(TOLD)("%j", async (event, en, de) => {
    const tell = await loadTell("prisma");
    const name = (seat: number): string => seats[seat] ?? "";
    expect(tell({ ...event }, name)).toBe(en);
    await setLanguage("de");
    expect(tell({ ...event }, name)).toBe(de);
  });
});
