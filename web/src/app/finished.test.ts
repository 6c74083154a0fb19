import { expect, test } from "vitest";
import type { SeatInfo } from "../table/wire";
import { againstOf, finishedOf, tallies } from "./finished";

const seat = (name: string, kind: SeatInfo["kind"] = "person", level: string | null = null): SeatInfo => ({
  name,
  kind,
  level,
  present: true,
  stand_in: false,
  host: false,
  silenced: false,
});
const ada = seat("Ada");
const iris = seat("Iris", "bot", "club");
const opal = seat("Opal", "bot", "casual");

test("how a game ended, and against whom", () => {
  expect(finishedOf([ada, iris], [0], 5, [0])).toEqual({
    ending: "won",
    at: 5,
    others: [{ name: "Iris", level: "club", bot: true }],
  });
  expect(finishedOf([ada, iris], [], 5, [0]).ending).toBe("drawn");
  expect(finishedOf([ada, iris], [1], 5, [0]).ending).toBe("lost");
});

test("bots of one level are named by it, others by what they are", () => {
  const against = (...seats: SeatInfo[]) => againstOf(finishedOf(seats, [0], 1, [0]));
  expect(against(ada, iris)).toEqual({ kind: "level", level: "club" });
  expect(against(ada, iris, opal)).toEqual({ kind: "bots" });
  expect(against(ada, seat("Bob"))).toEqual({ kind: "people" });
  expect(against(ada, seat("Bob"), iris)).toEqual({ kind: "mixed" });
  expect(againstOf(finishedOf([ada, seat("Bob")], [0], 1, [0, 1]))).toEqual({ kind: "screen" });
});

test("wins are counted by game and level", () => {
  const kept = (game: string, winners: number[]) => ({
    token: "t",
    game,
    seats: [0],
    at: 1,
    over: true,
    finished: finishedOf([ada, iris], winners, 1, [0]),
  });
  const seats = [kept("prism", [0]), kept("prizmik", [0]), kept("prizmik", []), kept("prizmik", [1])];
  const level = { kind: "level", level: "club" };
  expect(tallies(seats, ["prizmik", "prism"])).toEqual([
    { game: "prizmik", against: level, played: 3, won: 1, drawn: 1 },
    { game: "prism", against: level, played: 1, won: 1, drawn: 0 },
  ]);
});
