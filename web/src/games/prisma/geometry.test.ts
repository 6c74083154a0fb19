import { describe, expect, test } from "vitest";
import {
  ahead,
  cellOf,
  firstText,
  key,
  neighbour,
  opposite,
  rotate,
  rotations,
  seenWith,
  STEPS,
  toward,
  turned,
  turnsFor,
  type Cell,
} from "./geometry";

const SOME: Cell[] = [
  [0, 0],
  [3, -1],
  [-4, 2],
  [0, 7],
  [-2, -5],
];

describe("cells", () => {
  test("are written as moves write them", () => {
    expect(key([2, -1])).toBe("2,-1");
    expect(cellOf("-3,12")).toEqual([-3, 12]);
  });
  test("each side leads to a neighbour whose opposite side leads back", () => {
    for (let side = 0; side < 6; side++) expect(neighbour(neighbour([4, -2], side), opposite(side))).toEqual([4, -2]);
  });
});

describe("tiles", () => {
  test("turn clockwise: what was in the north is then in the north-east", () => {
    expect(rotate("r----b", 1)).toBe("br----");
    expect(rotate("r----b", -1)).toBe("----br");
    expect(rotate("r-b---", 6)).toBe("r-b---");
  });
  test("equal rotations count once", () => {
    expect(rotations("r--r--")).toEqual(["r--r--", "-r--r-", "--r--r"]);
    expect(rotations("-r-r-r")).toHaveLength(2);
  });
  test("hands write the rotation that sorts first", () => {
    expect(firstText("r--b--")).toBe("--b--r");
    expect(firstText("b-r---")).toBe("---b-r");
  });
});

describe("seen from a chair", () => {
  test.each([0, 1, 2, 3, 4, 5])("direction %i points down", (direction) => {
    const seen = seenWith(turnsFor(direction));
    expect(seen.side(direction)).toBe(3);
    const point = seen.at(STEPS[direction] as Cell);
    expect(point.x).toBeCloseTo(0);
    expect(point.y).toBeGreaterThan(0);
  });
  test.each([0, 1, 2, 3, 4, 5])("the cell under its own middle is itself, turned by %i", (turns) => {
    const seen = seenWith(turns);
    for (const cell of SOME) expect(seen.under(seen.at(cell))).toEqual(cell);
  });
  test("points near a corner belong to the cell they are in", () => {
    const seen = seenWith(2);
    for (const cell of SOME) {
      const { x, y } = seen.at(cell);
      for (let side = 0; side < 6; side++) {
        const out = toward(side, 33);
        expect(seen.under({ x: x + out.x, y: y + out.y })).toEqual(cell);
      }
    }
  });
  test("six turns are none", () => {
    for (const cell of SOME) expect(turned(turned(cell, 4), 2)).toEqual(cell);
  });
});

test("arrow keys go to the nearest place ahead, and nowhere if there is none", () => {
  const all = [{ point: { x: 10, y: 0 } }, { point: { x: 30, y: 2 } }, { point: { x: 4, y: 40 } }];
  expect(ahead({ x: 0, y: 0 }, { x: 1, y: 0 }, all)).toBe(all[0]);
  expect(ahead({ x: 10, y: 0 }, { x: 1, y: 0 }, all)).toBe(all[1]);
  expect(ahead({ x: 0, y: 0 }, { x: 0, y: 1 }, all)).toBe(all[2]);
  expect(ahead({ x: 0, y: 0 }, { x: -1, y: 0 }, all)).toBe(null);
});
