import { afterEach, describe, expect, it, vi } from "vitest";
import { dayIn, dayOf, keepSolved, lastDays, shifted, solvedDays, streak, type Solved } from "./days";
import { Solving } from "./play.svelte";

const solved = (cost: number, hints = 0): Solved => ({ cost, least: 4, moves: 2, hints });

function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe("days", () => {
  it("follow the calendar", () => {
    expect(dayOf(new Date(2026, 1, 3, 23, 59))).toBe("2026-02-03");
    expect(shifted("2026-03-01", -1)).toBe("2026-02-28");
    expect(lastDays("2026-01-02", 3)).toEqual(["2025-12-31", "2026-01-01", "2026-01-02"]);
  });

  it("come from the address, but never from the future", () => {
    expect(dayIn("?day=2026-01-01", "2026-05-05")).toBe("2026-01-01");
    for (const bad of ["", "?day=2027-01-01", "?day=x", "?day=2026-99-99"])
      expect(dayIn(bad, "2026-05-05")).toBe("2026-05-05");
  });

  it("count in a row up to today or yesterday", () => {
    const all = { "2026-05-01": solved(4), "2026-05-03": solved(4), "2026-05-04": solved(5) };
    expect(streak(all, "2026-05-04")).toBe(2);
    expect(streak(all, "2026-05-05")).toBe(2);
    expect(streak(all, "2026-05-06")).toBe(0);
  });

  it("keep the better result", () => {
    storage();
    keepSolved("laser", "2026-05-01", solved(6));
    keepSolved("laser", "2026-05-01", solved(5, 2));
    keepSolved("laser", "2026-05-01", solved(5, 1));
    keepSolved("laser", "2026-05-01", solved(7));
    expect(solvedDays("laser")).toEqual({ "2026-05-01": solved(5, 1) });
  });

  it("live without storage", () => {
    expect(solvedDays("laser")).toEqual({});
    expect(keepSolved("laser", "2026-05-01", solved(6))).toEqual({ "2026-05-01": solved(6) });
  });
});

describe("solving", () => {
  const info = { puzzle: { ring: "R.G........@", cards: ["Y"] }, difficulty: "easy", rating: 600, day: null };
  const asked = vi.fn<(path: string, body: unknown) => unknown>();

  function server(): void {
    vi.stubGlobal("fetch", (path: string, init: { body?: string }) => {
      const answer = asked(path, init.body ? JSON.parse(init.body) : null);
      const no = answer instanceof Error;
      return Promise.resolve({
        ok: !no,
        json: () => Promise.resolve(no ? { code: "illegal-move", message: answer.message, clause: "1" } : answer),
      });
    });
    asked.mockReset();
    asked.mockImplementation((path, body) => {
      if (path.endsWith("/hints"))
        return [
          { text: "It can be done for 2.", reason: "" },
          { text: "First 0+2.", reason: "" },
        ];
      const { line } = body as { line: string[] };
      if (line.includes("0+1")) return new Error("red and nothing do not mix");
      return {
        puzzle: info.puzzle,
        legal: [],
        cost: 2 * line.length,
        solved: line.length === 1,
        told: [],
        least: null,
      };
    });
  }

  it("makes moves, looks ahead once, and goes back by itself", async () => {
    server();
    const play = new Solving("laser");
    await play.begin(() => Promise.resolve(info));
    expect(play.step?.cost).toBe(0);
    expect((await play.next("0+2")).cost).toBe(2);
    await play.play("0+2");
    expect([play.line, play.step?.cost, play.step?.solved]).toEqual([["0+2"], 2, true]);
    expect(asked).toHaveBeenCalledTimes(2);
    play.undo(0);
    expect([play.line, play.step?.cost]).toEqual([[], 0]);
  });

  it("says why a move is refused and stays where it is", async () => {
    server();
    const play = new Solving("laser");
    await play.begin(() => Promise.resolve(info));
    await play.play("0+1");
    expect([play.refused?.message, play.refused?.clause, play.line]).toEqual(["red and nothing do not mix", "1", []]);
    expect(play.busy).toBe(false);
  });

  it("gives hints one by one", async () => {
    server();
    const play = new Solving("laser");
    await play.begin(() => Promise.resolve(info));
    for (const shown of [1, 2, 2]) {
      await play.hint();
      expect(play.shown).toBe(shown);
    }
    expect(asked.mock.calls.filter(([path]) => path.endsWith("/hints"))).toHaveLength(1);
  });

  it("tells when there is no server, and forgets an answer that comes too late", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const play = new Solving("laser");
    await play.begin(() => Promise.resolve(info));
    expect([play.failed, play.info]).toEqual([true, null]);
    server();
    const late = play.begin(() => new Promise((done) => setTimeout(() => done({ ...info, rating: 1 }), 20)));
    await play.begin(() => Promise.resolve({ ...info, rating: 2 }));
    await late;
    expect([play.info?.rating, play.failed, play.busy]).toEqual([2, false, false]);
  });
});
