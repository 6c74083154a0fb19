import { expect, test } from "vitest";
import {
  PRIZMIK_START,
  dealtLaser,
  isLaserTable,
  laserPosition,
  prizmikPosition,
  readBoard,
  writeBoard,
} from "./setups";

test("a board is written as it was read", () => {
  expect(writeBoard(readBoard(PRIZMIK_START))).toBe(PRIZMIK_START);
  const squares = readBoard(PRIZMIK_START);
  squares.set("d4", "S");
  squares.delete("a1");
  expect(prizmikPosition(squares, 1)).toMatchObject({ board: "f2f3f/8/8/8/3S4/8/8/4F2F", turn: 1 });
});

test("what lies on Laser's ring, in stock and aside is the box", () => {
  const table = dealtLaser(() => 0.5);
  expect(isLaserTable(table)).toBe(true);
  const { ring, stock, aside } = laserPosition(table) as { ring: string; stock: string; aside: string };
  [..."RYGCBM"].forEach((colour, i) => {
    const count = (text: string): number => text.split(colour).length - 1;
    expect(count(ring) + Number(stock[i]) + count(aside)).toBe(4);
  });
});

test("a second cat, or a fifth figure of a colour, is no table", () => {
  const table = dealtLaser();
  expect(isLaserTable({ ...table, ring: table.ring.map(() => "R") })).toBe(false);
});
