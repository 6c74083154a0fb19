import { expect, test } from "vitest";
import { lineThrough, pathTo, percent, wholeTree, type Nodes } from "./tree";
import type { Node } from "./wire";

const node = (parent: number | null, ...children: number[]): Node => ({
  parent,
  seat: 0,
  move: "",
  ms: 0,
  children,
  comment: "",
  marks: [],
});

// 0 - 1 - 2 - 3, with 4 - 5 in the place of 2 and 6 in the place of 5
const NODES: Nodes = {
  0: node(null, 1),
  1: node(0, 2, 4),
  2: node(1, 3),
  3: node(2),
  4: node(1, 5, 6),
  5: node(4),
  6: node(4),
};

test("a node is found from the beginning, and its line goes on to the end", () => {
  expect(pathTo(NODES, 6)).toEqual([0, 1, 4, 6]);
  expect(lineThrough(NODES, 4)).toEqual([0, 1, 4, 5]);
  expect(lineThrough(NODES, 0)).toEqual([0, 1, 2, 3]);
});

test("other moves hang on the move in whose place they are, each once", () => {
  const tree = wholeTree(NODES);
  expect(tree.moves.map((move) => move.node)).toEqual([1, 2, 3]);
  const [other] = tree.moves[1]?.others ?? [];
  expect(other?.moves.map((move) => [move.node, move.ply])).toEqual([
    [4, 2],
    [5, 3],
  ]);
  expect(other?.moves[1]?.others[0]?.moves.map((move) => move.node)).toEqual([6]);
  expect(other?.moves[0]?.others).toEqual([]);
});

test("small shares are told more exactly", () => {
  expect(percent(0.512)).toBe("51");
  expect(percent(0.0123)).toBe("1.2");
  expect(percent(0)).toBe("0");
});
