import { expect, test } from "vitest";
import { seenWith } from "./geometry";
import { glowFrom } from "./glow";
import { Lie, type Position } from "./position";

/** A straight red beam from the first tile to the second, which splits; and one that nothing joins. */
const position = {
  players: 2,
  tiles: [
    [3, 0, "r--r--"],
    [3, -1, "r-br--"],
    [6, 0, "rr----"],
  ],
} as unknown as Position;
const lie = new Lie(position);

test("light starts in the middle of the new tile and runs through all that is joined to it", () => {
  const glow = glowFrom(lie, "3,0", seenWith(0));
  expect(glow.map(({ name, inward, after }) => [name, inward, after])).toEqual([
    ["3,0 0", false, 0],
    ["3,0 3", false, 0],
    ["3,-1 0", false, 1.5],
    ["3,-1 2", false, 1.5],
    ["3,-1 3", true, 1],
  ]);
});

test("from another chair it is the same light, turned", () => {
  const names = glowFrom(lie, "3,0", seenWith(1)).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["3,0 1", "3,0 4"]);
});

test("a tile that is not there does not shine", () => {
  expect(glowFrom(lie, "9,9", seenWith(0))).toEqual([]);
});
