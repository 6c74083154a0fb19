import { expect, test } from "vitest";
import { replayAddress, routeOf, tokenIn } from "./routes";

const at = (path: string) => routeOf(new URL(path, "http://table.test"));

test("every address has its page", () => {
  expect(at("/")).toEqual({ page: "start" });
  expect(at("/play/prisma")).toEqual({ page: "setup", game: "prisma" });
  expect(at("/t/a1-_Z")).toEqual({ page: "table", match: "a1-_Z" });
  expect(at("/learn/prism")).toEqual({ page: "learn", game: "prism" });
  expect(at("/puzzle/laser")).toEqual({ page: "puzzle", game: "laser", daily: false });
  expect(at("/puzzle/laser/daily?day=2026-12-24")).toEqual({ page: "puzzle", game: "laser", daily: true });
  expect(at("/tv")).toEqual({ page: "tv", code: "" });
  expect(at("/tv/bcdf")).toEqual({ page: "tv", code: "BCDF" });
  expect(at("/j/BCDF")).toEqual({ page: "phone", code: "BCDF" });
  expect(at("/status")).toEqual({ page: "status" });
  expect(at("/lab")).toEqual({ page: "lab" });
  expect(at("/rules/laser")).toEqual({ page: "rules", game: "laser" });
  expect(at("/replay/m1?as=all&at=12")).toEqual({ page: "replay", match: "m1", as: "all", at: 12 });
  expect(at("/replay/m1?at=x")).toEqual({ page: "replay", match: "m1", as: null, at: null });
});

test("anything else is missing, not an error", () => {
  for (const path of [
    "/puzzle",
    "/puzzle/x/y",
    "/tv/b/c",
    "/j/12",
    "/puzzle/x/daily/y",
    "/status/x",
    "/t",
    "/t/",
    "/t/a/b",
    "/t/%20",
    "/nothing/here",
    "/play/../x",
  ]) {
    expect(at(path).page).toBe("missing");
  }
});

test("the address of a replay is read as it was written", () => {
  expect(replayAddress("m1", null, null)).toBe("/replay/m1");
  for (const [as, move] of [
    ["watch", null],
    [null, 0],
    ["1", 12],
  ] as const) {
    expect(at(replayAddress("m1", as, move))).toEqual({ page: "replay", match: "m1", as, at: move });
  }
});

test("a token travels behind the hash", () => {
  expect(tokenIn(new URL("http://table.test/t/m#token=a.b"))).toBe("a.b");
  expect(tokenIn(new URL("http://table.test/t/m#clause-4"))).toBeNull();
});
