import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, fakeTable } from "./fake";
import type { Link } from "../app/line";
import { Socket, type Command } from "./socket";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function dial() {
  const server = fakeServer();
  const links: Link[] = [];
  const socket = new Socket("ws://table.test", {
    hello: () => ({ do: "hello", token: "t" }),
    told: () => undefined,
    link: (link) => links.push(link),
    open: server.open,
    random: () => 1,
  });
  return { server, links, socket };
}

const play: Command = { do: "play", id: "x1", seat: 0, version: 3, moves: ["a1+a2"] };

test("it says hello first, and is connected when the table comes", () => {
  const { server, links } = dial();
  server.line().open();
  expect(server.line().sent).toEqual([{ do: "hello", token: "t" }]);
  expect(links).toEqual([]);
  server.line().say(fakeTable(3));
  expect(links.at(-1)?.state).toBe("connected");
});

test("a command waits for the table and is answered", async () => {
  const { server, socket } = dial();
  const answer = socket.ask(play);
  server.line().open();
  expect(server.line().sent).toHaveLength(1);
  server.line().say(fakeTable(3));
  expect(server.line().sent.at(-1)).toEqual(play);
  server.line().say({ is: "done", reply_to: "x1", version: 4 });
  await expect(answer).resolves.toMatchObject({ is: "done" });
});

test("what was not answered when the line broke is asked again, with the same id", async () => {
  const { server, socket, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  const answer = socket.ask(play);
  server.line().break();
  expect(links.at(-1)?.state).toBe("reconnecting");
  vi.advanceTimersByTime(1000);
  expect(server.lines).toHaveLength(2);
  server.line().open();
  server.line().say(fakeTable(4));
  expect(server.line().sent).toEqual([{ do: "hello", token: "t" }, play]);
  server.line().say({ is: "done", reply_to: "x1", version: 4 });
  await expect(answer).resolves.toMatchObject({ reply_to: "x1" });
  server.line().break();
  vi.advanceTimersByTime(1000);
  server.line().open();
  server.line().say(fakeTable(4));
  expect(server.line().sent).toHaveLength(1); // answered once, not asked again
});

test("it waits longer and longer, and says since when it is offline", () => {
  const { server, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  const began = Date.now();
  server.line().break();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    const before = Date.now();
    const lines = server.lines.length;
    while (server.lines.length === lines) vi.advanceTimersByTime(50);
    waits.push(Date.now() - before);
    server.line().break();
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
  expect(links.at(-1)).toEqual({ state: "offline", since: began });
});

test("a line that has gone silent is given up", () => {
  const { server, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  vi.advanceTimersByTime(10_000);
  const ping = server.line().sent.at(-1);
  expect(ping).toMatchObject({ do: "ping" });
  server.line().say({ is: "pong", reply_to: (ping as { id: string }).id, now: 1 });
  vi.advanceTimersByTime(10_000);
  expect(server.line().sent.at(-1)).toMatchObject({ do: "ping" });
  expect(links.at(-1)?.state).toBe("connected");
  vi.advanceTimersByTime(8_000);
  expect(links.at(-1)?.state).toBe("reconnecting");
  expect(server.lines[0]?.readyState).toBe(3);
});

test("waking up does not wait for the next attempt; a closed one stays closed", () => {
  const { server, socket, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  server.line().break();
  socket.wake();
  expect(server.lines).toHaveLength(2);
  socket.close();
  vi.advanceTimersByTime(60_000);
  socket.wake();
  expect(server.lines).toHaveLength(2);
  expect(links.at(-1)?.state).toBe("closed");
});

test("a device without network is told of at once, and may come back", () => {
  const { server, socket, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  socket.lose();
  expect(links.at(-1)?.state).toBe("reconnecting");
  socket.lose();
  expect(server.lines).toHaveLength(1);
  socket.wake();
  expect(server.lines).toHaveLength(2);
  server.line().open();
  server.line().say(fakeTable(3));
  expect(links.at(-1)?.state).toBe("connected");
});

test("what an old line still says is not heard", () => {
  const { server, links } = dial();
  server.line().open();
  server.line().say(fakeTable(3));
  server.line().break();
  server.lines[0]?.say(fakeTable(9));
  expect(links.at(-1)?.state).toBe("reconnecting");
});
