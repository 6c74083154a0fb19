import { describe, expect, it } from "vitest";
import type { Line, Preview, PuzzleStep } from "../../table/wire";
import { describe as inWords } from "./describe";
import fixtures from "./fixtures.json";
import { lastTrace, newsOf, passedMix, tilesHinted, traceOf } from "./news";
import { peekOfPreview, peekOfStep } from "./peek";
import { cardsOf, doneOf, lowestBid, moverOf, readPosition } from "./position";

function fixture(name: string): (typeof fixtures)[number] {
  const found = fixtures.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}
const position = (name: string) => readPosition(fixture(name).view.position);
const last = (name: string) => fixture(name).last as unknown as Line | null;

describe("news", () => {
  it("tells a success with its points", () => {
    const news = newsOf(last("after a success"));
    expect(news?.good).toBe(true);
    expect(news?.gains).toEqual([{ seat: 0, points: 8 }]);
    expect(news?.shown).toEqual({ line: ["4+5", "9-8"], bid: 6 });
    expect([news?.truth?.least, news?.claimed]).toEqual([3, false]);
  });

  it("tells a failure with its cross", () => {
    const news = newsOf(last("after a failure"));
    expect([news?.good, news?.conceded, news?.crosses]).toEqual([false, true, [3]]);
  });

  it("tells the truth after a claim", () => {
    const news = newsOf(last("truth after a claim"));
    expect(news?.truth).toMatchObject({ least: 5, line: ["@-5", "2+4"], ring: "MBBGMYGCYRR@", cards: ["Gc", "Mc"] });
    expect([news?.claimed, news?.shown]).toEqual([true, null]);
    expect(news?.crosses).toEqual([0, 1, 3, 4]);
  });

  it("shows the mixing that ended a round in passing", () => {
    expect(passedMix(last("after a success"))).toMatchObject({
      trace: { from: 10, sign: "+", target: 1, cat: false },
      product: "magenta",
    });
    expect(passedMix(last("after a failure"))).toBeNull(); // nothing was mixed: it was given up
    expect(passedMix(last("bidding"))).toBeNull();
  });

  it("is none in the middle of a round", () => {
    expect(newsOf(last("bidding"))).toBeNull();
    expect(newsOf(null)).toBeNull();
  });

  it("traces the last move, and where the cat came from", () => {
    expect(lastTrace(position("mixing"))).toEqual({ from: 4, sign: "+", target: 5, cat: false });
    expect(lastTrace(position("mixing in a team"))).toEqual({ from: 7, sign: "+", target: 8, cat: true });
    expect(lastTrace(position("bidding"))).toBeNull();
    expect(traceOf("bid 4", "............")).toBeNull();
  });
});

describe("hints", () => {
  it("light up a part of the ring, then the figure, then where it goes", () => {
    const trace = { from: 0, sign: "+", target: 4, cat: false } as const;
    expect(tilesHinted(trace, 1)).toEqual(new Set([11, 0, 1]));
    expect(tilesHinted(trace, 2)).toEqual(new Set([0]));
    expect(tilesHinted(trace, 3)).toEqual(new Set([0, 4]));
  });
});

describe("positions", () => {
  it("know the lowest bid and whose move it is", () => {
    expect(lowestBid(position("bidding"))).toEqual({ bid: 9, seat: 2 });
    expect(lowestBid({ bids: [null, "?"], active: 0 })).toBeNull();
    const attempt = position("mixing in a team").attempt;
    expect(attempt && moverOf(attempt)).toBe(3);
  });

  it("read cards, and which of equal ones are complete", () => {
    expect(cardsOf(["Yw", "R"], [true])).toEqual([
      { code: "Yw", colour: "yellow", floor: "w", done: true },
      { code: "R", colour: "red", floor: null, done: false },
    ]);
    expect(doneOf(["Yw", "Yw", "R"], ["Yw", "R"])).toEqual([true, false, false]);
    expect(doneOf(["Yw", "R"], [])).toEqual([true, true]);
  });

  it("are described in words without a gap", () => {
    for (const { view } of fixtures) {
      const words = inWords(view as never, ["Ada", "Ben"]);
      expect(words).not.toMatch(/undefined|null|NaN|object/);
      expect(words).toContain("Tile 11");
    }
    expect(inWords(fixture("mixing").view as never, ["Ada"])).toContain("1 of 6 spent. Ada to move.");
  });
});

describe("previews", () => {
  it("tell cost, product and whether a card is complete", () => {
    const event = { kind: "mix", cost: 2, product: "red" };
    const after = { events: [event], position: { attempt: { done: [true, false] } } } as unknown as Preview;
    expect(peekOfPreview(after, 2)).toEqual({ cost: 2, product: "red", completes: true });
    expect(peekOfPreview(after, 1)?.completes).toBe(false);
    const ended = { events: [event, { kind: "success" }], position: { attempt: null } } as unknown as Preview;
    expect(peekOfPreview(ended, 1)?.completes).toBe(true);
    expect(peekOfPreview({ events: [], position: {} } as unknown as Preview, 1)).toBeNull();
  });

  it("of a puzzle compare two steps", () => {
    const before = { cost: 1, puzzle: { ring: "R.G.........", cards: ["Y"] } } as unknown as PuzzleStep;
    const after = { cost: 3, puzzle: { ring: "..Y.........", cards: [] } } as unknown as PuzzleStep;
    expect(peekOfStep("0+2", before, after)).toEqual({ cost: 2, product: "yellow", completes: true });
  });
});
