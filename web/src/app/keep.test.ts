import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, keepSeat, newestSeats } from "./keep";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("games that go on and games that are over are told apart, the newest first", () => {
  const seat = (at: number, over?: boolean) => ({
    token: "t",
    game: "prism",
    seats: [0],
    at,
    ...(over ? { over } : {}),
  });
  keepSeat("a", seat(1));
  keepSeat("b", seat(2, true));
  keepSeat("c", seat(3));
  keepSeat("d", seat(4, true));
  keepSeat("e", seat(5, true));
  const names = (over: boolean, most = 2) => newestSeats(over, most).map(([match]) => match);
  expect(names(false)).toEqual(["c", "a"]);
  expect(names(true)).toEqual(["e", "d"]);
  forgetSeat("d");
  expect(names(true)).toEqual(["e", "b"]);
});
