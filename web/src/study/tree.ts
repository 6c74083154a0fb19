/** The tree of a study as it is drawn: the main line, and beside it what else was tried. */

import type { Node } from "./wire";

export type Nodes = Record<string, Node>;

export const ROOT = 0;

export function pathTo(nodes: Nodes, node: number): number[] {
  const path: number[] = [];
  for (let at: number | null = node; at !== null; at = nodes[at]?.parent ?? null) path.unshift(at);
  return path;
}

/** The first moves from a node on, without the node. */
export function lineFrom(nodes: Nodes, node: number): number[] {
  const line: number[] = [];
  for (let at = nodes[node]?.children[0]; at !== undefined; at = nodes[at]?.children[0]) line.push(at);
  return line;
}

/** The line on which a node lies, to its end. */
export function lineThrough(nodes: Nodes, node: number): number[] {
  return [...pathTo(nodes, node), ...lineFrom(nodes, node)];
}

/** A line as it is listed: its moves, each with the lines that could have been played in its place. */
export interface Branch {
  moves: { node: number; ply: number; others: Branch[] }[];
}

export function branchFrom(nodes: Nodes, first: number): Branch {
  const moves: Branch["moves"] = [];
  const start = pathTo(nodes, first).length - 1;
  for (const node of [first, ...lineFrom(nodes, first)]) {
    const parent = nodes[nodes[node]?.parent ?? ROOT];
    const isFirst = parent?.children[0] === node;
    const others = isFirst ? (parent?.children.slice(1) ?? []) : [];
    moves.push({ node, ply: start + moves.length, others: others.map((each) => branchFrom(nodes, each)) });
  }
  return { moves };
}

export function wholeTree(nodes: Nodes): Branch {
  const first = nodes[ROOT]?.children[0];
  return first === undefined ? { moves: [] } : branchFrom(nodes, first);
}

/** Per cent with one place where that says more. */
export function percent(share: number): string {
  const value = 100 * share;
  return Math.abs(value) < 10 && value !== 0 ? value.toFixed(1) : value.toFixed(0);
}
