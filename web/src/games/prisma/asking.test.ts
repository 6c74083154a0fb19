import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Preview } from "../../table/wire";
import { makeAsker, PATIENCE } from "./asking";

const answerTo = (move: string): Preview =>
  ({ is: "preview", reply_to: "", move, events: [], scores: [], position: {} }) as Preview;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table() {
  const waiting = new Map<string, (answer: Preview) => void>();
  const ask = vi.fn((move: string) => new Promise<Preview>((done) => waiting.set(move, done)));
  const shown: (string | null)[] = [];
  const asker = makeAsker(
    () => ask,
    (answer) => shown.push(answer?.move ?? null),
  );
  const reply = async (move: string): Promise<void> => {
    waiting.get(move)?.(answerTo(move));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, asker, shown, reply };
}

describe("asking what a move would do", () => {
  test("waits until the pointer rests", () => {
    const { ask, asker } = table();
    asker.about("a");
    vi.advanceTimersByTime(PATIENCE - 1);
    asker.about("b");
    vi.advanceTimersByTime(PATIENCE);
    expect(ask.mock.calls).toEqual([["b"]]);
  });
  test("drops an answer that comes too late, but remembers it", async () => {
    const { ask, asker, shown, reply } = table();
    asker.about("a");
    vi.advanceTimersByTime(PATIENCE);
    asker.about("b");
    await reply("a");
    expect(shown.at(-1)).toBe(null);
    asker.about("a");
    expect(shown.at(-1)).toBe("a");
    vi.advanceTimersByTime(PATIENCE);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  test("forgets everything when the game goes on", async () => {
    const { ask, asker, shown, reply } = table();
    asker.about("a");
    vi.advanceTimersByTime(PATIENCE);
    asker.forget();
    asker.about("a");
    await reply("a");
    expect(shown.at(-1)).toBe(null);
    vi.advanceTimersByTime(PATIENCE);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  test("a question that fails shows nothing", async () => {
    const shown: unknown[] = [];
    const asker = makeAsker(
      () => () => Promise.reject(new Error("offline")),
      (answer) => shown.push(answer),
    );
    asker.about("a");
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(shown).toEqual([null]);
  });
});
