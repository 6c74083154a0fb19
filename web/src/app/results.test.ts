import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeTable } from "../table/fake";
import type { GameInfo, SeatInfo } from "../table/wire";
import type { KeptSeat } from "./keep";
import { count, forgetResults, overLive, resultOf, results, type Over } from "./results";

const levels = [
  { name: "novice", strength: -100 },
  { name: "club", strength: 100 },
];
const game = { id: "prism", levels } as GameInfo;
const seat = (kind: SeatInfo["kind"], level: string | null = null, stand_in = false): SeatInfo => ({
  name: "",
  kind,
  level,
  present: true,
  stand_in,
  host: false,
  silenced: false,
});
const me = seat("person");
const bot = (level: string | null) => seat("bot", level);
const kept = (more: Partial<KeptSeat> = {}): KeptSeat => ({
  token: "t",
  game: "prism",
  seats: [0],
  at: 1,
  asked: 30,
  ...more,
});
const over = (seats: SeatInfo[], winners: number[], more: Partial<Over> = {}): Over => ({
  seats,
  winners,
  at: 1,
  abandoned: false,
  ...more,
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what a game says: the strength of the bots, and what the people had of the win", () => {
  expect(resultOf(game, kept(), over([me, bot("club")], [0]))).toEqual({
    game: "prism",
    strength: 100,
    people: 1,
    bots: 1,
    share: 1,
  });
  expect(resultOf(game, kept(), over([me, bot("club")], [1]))?.share).toBe(0);
  expect(resultOf(game, kept(), over([me, bot("club")], []))?.share).toBe(0.5);
  expect(resultOf(game, kept(), over([me, bot("club"), bot("club")], [0, 1]))?.share).toBe(0.5);
  expect(resultOf(game, kept(), over([me, bot("matched")], [0]))?.strength).toBeCloseTo(30);
  // Nobody is weaker than the ladder, and other people are taken to be like oneself.
  expect(resultOf(game, kept({ asked: -900 }), over([me, bot("matched")], [0]))?.strength).toBe(-100);
  const friends = resultOf(game, kept(), over([me, me, bot("matched"), bot("matched")], [1]));
  expect(friends).toMatchObject({ people: 2, bots: 2, share: 1 });
  expect(friends?.strength).toBeCloseTo(30);
});

test("games that say nothing are not counted", () => {
  const won = over([me, bot("club")], [0]);
  expect(resultOf(game, kept({ asked: undefined }), won)).toBeNull(); // began elsewhere, or in the middle
  expect(resultOf(game, kept({ seats: [] }), won)).toBeNull(); // somebody who watched
  expect(resultOf(game, kept(), { ...won, abandoned: true })).toBeNull();
  expect(resultOf(game, kept(), over([me, me], [0]))).toBeNull();
  expect(resultOf(game, kept(), over([me, bot(null)], [0]))).toBeNull(); // an outside bot
  expect(resultOf(game, kept(), over([me, bot("club"), bot(null)], [0]))).toBeNull();
  expect(resultOf(game, kept(), over([seat("person", "club", true), me, bot("club")], [0]))).toBeNull();
  const unmeasured = { ...game, levels: [{ name: "club", strength: null }] };
  expect(resultOf(unmeasured, kept(), won)).toBeNull();
});

test("a game counts once, however often its end is seen, and in the order of the ends", () => {
  const seats = [me, bot("club")];
  count("b", game, kept(), over(seats, [0], { at: 20 }));
  count("b", game, kept(), over(seats, [0], { at: 20 }));
  count("a", game, kept(), over(seats, [1], { at: 10 }));
  expect(results().map(({ match, share }) => [match, share])).toEqual([
    ["a", 0],
    ["b", 1],
  ]);
});

test("what was forgotten is not counted again", () => {
  const seats = [me, bot("club")];
  count("a", game, kept(), over(seats, [0], { at: 10 }));
  forgetResults();
  forgetResults();
  count("a", game, kept(), over(seats, [0], { at: 10 }));
  expect(results()).toEqual([]);
  count("b", game, kept(), over(seats, [0], { at: 11 }));
  expect(results()).toHaveLength(1);
});

test("only the newest are kept, and an old one does not come back", () => {
  const seats = [me, bot("club")];
  for (let n = 1; n <= 120; n++) count(`m${n}`, game, kept(), over(seats, [0], { at: n }));
  count("m1", game, kept(), over(seats, [0], { at: 1 }));
  expect(results()).toHaveLength(100);
  expect(results()[0]?.match).toBe("m21");
});

test("a storage that somebody else has filled does no harm", () => {
  for (const text of ["7", "null", '{"list":7}', '{"list":[{"game":"prism","match":"a","strength":"x"},null]}', "{"]) {
    stored.set("pentaprism.results", text);
    expect(results()).toEqual([]);
  }
  stored.set(
    "pentaprism.results",
    '{"list":[{"game":"p","match":"a","strength":1,"people":0,"bots":1,"share":1,"at":1}]}',
  );
  expect(results()).toEqual([]);
});

test("the end of a game is when it ended, not when people asked for another", () => {
  const line = (kind: string, at: number) => ({ kind, seat: 0, words: null, at, moves: 0, move: null, events: [] });
  const result = { winners: [0], reason: "", words: { key: "", values: {} }, scores: [] };
  const log = [line("moved", 5), line("ended", 6), line("offered", 9), line("rematched", 10)];
  expect(overLive(fakeTable(1, { result, log }))).toMatchObject({ at: 6, abandoned: false, winners: [0] });
  expect(overLive(fakeTable(1, { result, log: [line("abandoned", 7)] }))).toMatchObject({ at: 7, abandoned: true });
  expect(overLive(fakeTable(1))).toBeNull();
});
