import { expect, test } from "vitest";
import type { Line } from "../../table/wire";
import { moteFlights } from "./motes";

const line = (...events: Record<string, unknown>[]): Line => ({
  kind: "moved",
  seat: 1,
  words: null,
  at: 0,
  moves: 1,
  move: null,
  events,
});
const put = (number: number | null, pieces: string) => ({ key: "", values: {}, card: "", number, pieces });

test("what was committed flies from the bag to the palette and the cards", () => {
  expect(moteFlights(line({ kind: "commit", seat: 1, places: 2, put: [put(null, "R^"), put(17, "G")] }))).toEqual([
    { piece: "R", from: "bag:1", to: "palette:1" },
    { piece: "^", from: "bag:1", to: "palette:1" },
    { piece: "G", from: "bag:1", to: "17" },
  ]);
});

test("a creation takes its price from the palette, and what is gained goes into the bag", () => {
  const made = { kind: "make", seat: 0, number: 4, cost: "RG", gives: "", some: [], effect: {} };
  expect(moteFlights(line(made, { kind: "gain", seat: 0, piece: "prism", number: 1 }))).toEqual([
    { piece: "R", from: "palette:0", to: "make:4" },
    { piece: "G", from: "palette:0", to: "make:4" },
    { piece: "^", from: "board", to: "bag:0" },
  ]);
});

test("nothing flies that is secret, and never a cloud", () => {
  expect(moteFlights(line({ kind: "choose", seat: 0 }, { kind: "pull", seat: 0, piece: null }))).toEqual([]);
  expect(moteFlights(line({ kind: "commit", seat: 0, places: 1, put: [put(null, "R".repeat(40))] }))).toHaveLength(12);
});
