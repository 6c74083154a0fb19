import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../table/fake";
import { RoomStore } from "./store.svelte";
import type { Room } from "./wire";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "room.test" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (version: number): Room => ({
  is: "room",
  code: "BCDF",
  version,
  guests: [],
  mine: [1],
  plan: { game: "laser", options: {}, bots: 0, level: null },
  lineup: [],
  match: null,
  begun: 0,
  playing: false,
  played: [],
  handovers: [],
  screens: 1,
  over: false,
});
const refused = (code: string) =>
  ({ is: "refused", reply_to: null, code, message: code, clause: null, words: null }) as const;

function enter() {
  const server = fakeServer();
  const store = new RoomStore("BCDF", "t", false, server.open);
  server.line().open();
  return { server, store };
}

test("a phone says hello with its token and knows the room", () => {
  const { server, store } = enter();
  expect(server.line().sent).toEqual([{ do: "hello", token: "t", screen: false }]);
  expect(store.connected).toBe(false);
  server.line().say(told(1));
  expect([store.connected, store.room?.version]).toEqual([true, 1]);
});

test("it comes back by itself, and what it knew stays in sight meanwhile", () => {
  const { server, store } = enter();
  server.line().say(told(1));
  server.line().break();
  expect([store.connected, store.room?.version]).toEqual([false, 1]);
  vi.advanceTimersByTime(1_000);
  server.line().open();
  server.line().say(told(2));
  expect([store.connected, store.room?.version]).toEqual([true, 2]);
});

test("however long the server was away, somebody who holds the phone waits no longer than eight seconds", () => {
  const { server } = enter();
  for (let tries = 0; tries < 12; tries++) {
    const lines = server.lines.length;
    server.line().break();
    vi.advanceTimersByTime(8_000);
    expect(server.lines.length).toBeGreaterThan(lines);
  }
});

test("a busy server is asked again, a room that is not there is not", () => {
  const { server, store } = enter();
  server.line().say(refused("too-much"));
  expect(store.refused).toBeNull();
  vi.advanceTimersByTime(8_000);
  expect(server.lines).toHaveLength(2);
  server.line().open();
  server.line().say(refused("unknown-room"));
  expect(store.refused?.code).toBe("unknown-room");
  vi.advanceTimersByTime(60_000);
  expect(server.lines).toHaveLength(2);
});
