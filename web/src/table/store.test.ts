import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyPresence, applyUpdate } from "./apply";
import { fakeServer, fakeTable, fakeUpdate } from "./fake";
import { TableStore } from "./store.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(version = 3) {
  const server = fakeServer();
  const store = new TableStore("ws://table.test", "t", server.open);
  server.line().open();
  server.line().say(fakeTable(version));
  return { server, store };
}

test("an update changes what it names and adds to the log", () => {
  const table = fakeTable(3, { phase: "playing" });
  const next = applyUpdate(table, fakeUpdate(3, 4, { phase: "paused" }));
  expect(next?.version).toBe(4);
  expect(next?.phase).toBe("paused");
  expect(next?.log.map((line) => line.moves)).toEqual([4]);
  expect(next?.seats).toBe(table.seats);
  expect(next?.is).toBe("table");
});

test("an old update changes nothing, a gap is noticed", () => {
  const table = fakeTable(3);
  expect(applyUpdate(table, fakeUpdate(2, 3))).toBe(table);
  expect(applyUpdate(table, fakeUpdate(4, 5))).toBeNull();
});

test("presence touches nothing else", () => {
  const seats = applyPresence(fakeTable(3), { is: "presence", present: [true, false], watching: 1 }).seats;
  expect(seats.map((seat) => seat.present)).toEqual([true, false]);
});

test("after a gap the store says hello again", () => {
  const { server, store } = sit();
  server.line().say(fakeUpdate(7, 8));
  expect(server.line().sent.at(-1)).toMatchObject({ do: "hello" });
  expect(store.table?.version).toBe(3);
  server.line().say(fakeTable(8));
  expect(store.table?.version).toBe(8);
});

test("a move is on its way until it is answered, and nothing else is sent meanwhile", async () => {
  const { server, store } = sit();
  const played = store.play(0, "a1+a2");
  void store.play(0, "e1+e2");
  const sent = server.line().sent.filter((message) => message.do === "play");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ seat: 0, version: 3, moves: ["a1+a2"] });
  expect(store.sent).toEqual(["a1+a2"]);
  server.line().say(fakeUpdate(3, 4, { reply_to: (sent[0] as { id: string }).id }));
  await played;
  expect(store.sent).toBeNull();
  expect(store.table?.version).toBe(4);
  expect(store.last?.moves).toBe(4);
});

test("the moves of a secret choice go in one message", () => {
  const { server, store } = sit();
  void store.play(0, "put R palette", "put W 15", "ready");
  const sent = server.line().sent.filter((message) => message.do === "play");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ moves: ["put R palette", "put W 15", "ready"] });
});

test("a refusal is kept with its clause until the next move", async () => {
  const { server, store } = sit();
  const played = store.play(0, "a1-a5");
  const { id } = server.line().sent.at(-1) as { id: string };
  server
    .line()
    .say({ is: "refused", reply_to: id, code: "illegal-move", message: "bases never move", clause: "4", words: null });
  await played;
  expect(store.refusal?.clause).toBe("4");
  void store.play(0, "a1+a2");
  expect(store.refusal).toBeNull();
});

test("a hint comes by degrees and goes with the next change", async () => {
  const { server, store } = sit();
  const asked = store.askHint(0);
  const { id } = server.line().sent.at(-1) as { id: string };
  server
    .line()
    .say({ is: "hint", reply_to: id, version: 3, seat: 0, move: "a1+a2", reason: "because", line: [], score: 0.5 });
  await asked;
  expect(store.mark).toEqual({ move: "a1+a2", step: 1 });
  await store.askHint(0);
  await store.askHint(0);
  expect(store.mark?.step).toBe(3);
  server.line().say(fakeUpdate(3, 4));
  expect(store.mark).toBeNull();
});

test("a hint is for what is chosen and not told yet, and goes when something else is chosen", async () => {
  const { server, store } = sit();
  const answer = (): void => {
    const { id } = server.line().sent.at(-1) as { id: string };
    server
      .line()
      .say({ is: "hint", reply_to: id, version: 3, seat: 0, move: "ready", reason: "", line: [], score: null });
  };
  store.choose(["put R palette"]);
  const asked = store.askHint(0);
  expect(server.line().sent.at(-1)).toMatchObject({ do: "hint", seat: 0, chosen: ["put R palette"] });
  answer();
  await asked;
  store.choose(["put R palette"]);
  expect(store.mark?.move).toBe("ready");
  store.choose([]);
  expect(store.mark).toBeNull();

  const late = store.askHint(0);
  store.choose(["put W palette"]);
  answer();
  await late;
  expect(store.mark).toBeNull();
});

test("a bot that would rather wait is no trouble", async () => {
  const { server, store } = sit();
  const asked = store.askHint(0);
  const { id } = server.line().sent.at(-1) as { id: string };
  server.line().say({
    is: "refused",
    reply_to: id,
    code: "not-your-turn",
    message: "the best is to wait",
    clause: null,
    words: null,
  });
  await asked;
  expect(store.refusal).toBeNull();
  expect(store.waitWords).toBe("the best is to wait");
  server.line().say(fakeUpdate(3, 4));
  expect(store.waitWords).toBeNull();
});

test("a hint for a position that has passed is not shown", async () => {
  const { server, store } = sit();
  const asked = store.askHint(0);
  const { id } = server.line().sent.at(-1) as { id: string };
  server.line().say(fakeUpdate(3, 4));
  server
    .line()
    .say({ is: "hint", reply_to: id, version: 3, seat: 0, move: "a1+a2", reason: "", line: [], score: null });
  await asked;
  expect(store.hint).toBeNull();
});

test("a table that does not exist is shut, a token that does not fit only told", () => {
  const server = fakeServer();
  const store = new TableStore("ws://table.test", "t", server.open);
  server.line().open();
  server
    .line()
    .say({ is: "refused", reply_to: null, code: "bad-token", message: "not yours", clause: null, words: null });
  expect(store.shut).toBeNull();
  server
    .line()
    .say({ is: "refused", reply_to: null, code: "unknown-table", message: "no such table", clause: null, words: null });
  expect(store.shut?.message).toBe("no such table");
  expect(store.link.state).toBe("closed");
});

test("the server's time is told as well as the fastest message tells it", () => {
  const { server, store } = sit();
  const now = Date.now();
  server.line().say({ is: "pong", reply_to: "p", now: now + 5000 });
  server.line().say({ is: "pong", reply_to: "p", now: now + 4000 }); // a slow one
  expect(store.now() - Date.now()).toBe(5000);
});
