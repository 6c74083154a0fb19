import { describe, expect, it } from "vitest";
import {
  bidButtons,
  bidsOf,
  matesOf,
  originAt,
  readMove,
  startsOf,
  targetsOf,
  tilesOf,
  waysOf,
  writeMove,
} from "./moves";
import fixtures from "./fixtures.json";

const RING = "MBBG.RGCYRR@";
const LEGAL = ["1+5", "1-5", "5+1", "@-8", "concede"];

describe("moves", () => {
  it("are read and written alike", () => {
    for (const text of ["3+7", "11-0", "@+5", "@-11"]) {
      const move = readMove(text);
      expect(move && writeMove(move.origin, move.sign, move.target)).toBe(text);
    }
    for (const text of ["bid 5", "concede", "3", "+7", "time"]) expect(readMove(text)).toBeNull();
  });

  it("begin and end where the server says", () => {
    expect(startsOf(LEGAL, RING)).toEqual(new Set([1, 5, 11]));
    expect(targetsOf(LEGAL, "1")).toEqual(new Set([5]));
    expect(targetsOf(LEGAL, originAt(RING, 11))).toEqual(new Set([8]));
    expect(targetsOf(LEGAL, "2")).toEqual(new Set());
  });

  it("offer the shorter way first and only what is legal", () => {
    expect(waysOf(LEGAL, RING, 1, 5)).toEqual(["+", "-"]);
    expect(waysOf(LEGAL, RING, 5, 1)).toEqual(["+"]);
    expect(waysOf(LEGAL, RING, 11, 8)).toEqual(["-"]);
    expect(waysOf(LEGAL, RING, 2, 5)).toEqual([]);
  });

  it("count tiles from the cat too", () => {
    expect(tilesOf({ origin: "@", sign: "-", target: 8 }, RING)).toBe(3);
  });

  it("list bids and teammates in order", () => {
    expect(bidsOf(["bid 10", "bid 2", "impossible"])).toEqual([2, 10]);
    expect(matesOf(["team 4", "team 1"])).toEqual([1, 4]);
    expect(bidButtons(true, [2, 3]).near).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(bidButtons(false, [14, 16, 40]).far).toEqual([16, 40]);
  });

  it("of every real view are all within reach of a hand", () => {
    for (const { view } of fixtures) {
      const legal = view.seat === null ? [] : ((view.legal as Record<string, string[]>)[String(view.seat)] ?? []);
      for (const text of legal) {
        const move = readMove(text);
        if (!move) expect(text).toMatch(/^(bid \d+|team \d|impossible|pass|concede)$/);
        else {
          const tile = move.origin === "@" ? view.position.ring.indexOf("@") : Number(move.origin);
          expect(waysOf(legal, view.position.ring, tile, move.target)).toContain(move.sign);
        }
      }
    }
  });
});
