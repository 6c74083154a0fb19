import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeat, seatAt } from "../app/keep";
import { results } from "../app/results";
import type { TableInfo } from "../table/wire";
import { keepRoom, keepRoomSeat, keptRoom } from "./keep";
import { sayStrengths } from "./strengths";
import type { Played, Room, Wish } from "./wire";

const levels = [
  { name: "novice", strength: -100 },
  { name: "club", strength: 100 },
];
const games = [
  { id: "prism", levels },
  { id: "laser", levels: levels.map(({ name, strength }) => ({ name, strength: strength * 3 })) },
  { id: "chess", levels: [{ name: "club", strength: null }] },
];
const seat = (kind: string, level: string | null) => ({ name: "", kind, level, present: true, stand_in: false });
const lost = {
  game: "prism",
  phase: "over",
  seats: [seat("person", null), seat("bot", "matched")],
  winners: [1],
  ended: 7,
  abandoned: false,
} as unknown as TableInfo;

const played = (match: string) => ({ match, game: "prism", at: 7, seats: [] }) satisfies Played;
const room = (...matches: string[]) => ({ code: "BCDF", mine: [1], played: matches.map(played) }) as unknown as Room;

let stored: Map<string, string>;
let said: Wish[];
let reachable: boolean;
let tables: Record<string, TableInfo>;

beforeEach(() => {
  stored = new Map();
  said = [];
  reachable = true;
  tables = { m1: lost };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => Promise.resolve(answer(path, request)));
  keepRoom("BCDF", "t");
});
afterEach(() => vi.unstubAllGlobals());

function answer(path: string, request?: RequestInit): Response {
  if (path.endsWith("/games")) return Response.json(games);
  const table = tables[path.split("/").at(-1) ?? ""];
  if (path.includes("/matches/")) return table ? Response.json(table) : refusal("unknown-table", 404);
  if (!reachable) return refusal("failed", 503);
  said.push((JSON.parse(String(request?.body)) as { wish: Wish }).wish);
  return Response.json({});
}

const refusal = (code: string, status: number): Response => Response.json({ code, message: code }, { status });
const strengths = (wish: Wish | undefined) => (wish?.do === "strengths" ? wish.strengths : {});
const sit = (match: string) => keepRoomSeat("BCDF", "prism", { match, token: "s", seats: [0] });

test("the room is told once what bots go by in each game that is measured", async () => {
  await sayStrengths(room(), "t");
  await sayStrengths(room(), "t");
  expect(said).toHaveLength(1);
  expect(Object.keys(strengths(said[0]))).toEqual(["prism", "laser"]);
});

test("what did not arrive is said again", async () => {
  reachable = false;
  await expect(sayStrengths(room(), "t")).rejects.toThrow();
  reachable = true;
  await sayStrengths(room(), "t");
  expect(said).toHaveLength(1);
});

test("a game of the evening counts once, and the room is told what follows", async () => {
  await sayStrengths(room(), "t");
  sit("m1");
  expect(seatAt("m1")?.asked).toBe(strengths(said[0])["prism"]);
  await sayStrengths(room("m1"), "t");
  await sayStrengths(room("m1"), "t");
  expect(results().map(({ match, share }) => [match, share])).toEqual([["m1", 0]]);
  expect(seatAt("m1")?.finished?.ending).toBe("lost");
  expect(said).toHaveLength(2);
  expect(strengths(said[1])["prism"]).toBeLessThan(strengths(said[0])["prism"] ?? 0);
});

test("a page that is loaded again in a game keeps what the bots go by", async () => {
  await sayStrengths(room(), "t");
  keepSeat("m1", { token: "s", game: "prism", seats: [0], at: 1, asked: 12 });
  sit("m1");
  expect(seatAt("m1")?.asked).toBe(12);
});

test("a phone that took a seat over in the middle counts nothing", async () => {
  sit("m1");
  await sayStrengths(room("m1"), "t");
  expect(results()).toEqual([]);
  expect(keptRoom("BCDF")?.said).toEqual(strengths(said[0]));
});

test("a game that is no longer there does not stand in the way", async () => {
  await sayStrengths(room(), "t");
  sit("gone");
  sit("m1");
  await sayStrengths(room("gone", "m1"), "t");
  expect([seatAt("gone"), results().length, said.length]).toEqual([null, 1, 2]);
});
