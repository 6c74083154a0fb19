/** Loops as they are drawn: the circuit through the middles of their tiles, and what it encloses. */

import { cellOf, key, middle, neighbour, STEPS, type Cell, type Key, type Point, type Seen } from "./geometry";
import { SMALL, type Lie, type Loop } from "./position";

export interface Ring {
  number: number;
  owner: number;
  tiles: number;
  frozen: boolean;
  large: boolean;
  cells: readonly Cell[];
  points: Point[];
  /** Where its marker lies. */
  centre: Point;
}

export function ringOf(
  lie: Lie,
  loop: Pick<Loop, "owner" | "cells"> & { frozen?: boolean },
  number: number,
  seen: Seen,
): Ring {
  const points = lie.circuit(loop.cells).map((cell) => seen.at(cell));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return {
    number,
    owner: loop.owner,
    tiles: loop.cells.length,
    frozen: loop.frozen ?? false,
    large: loop.cells.length > SMALL,
    cells: loop.cells,
    points,
    centre: { x: sum.x / points.length, y: sum.y / points.length },
  };
}

/** Markers of loops that share tiles would lie on each other: move them a little apart. */
export function spread(rings: Ring[], gap: number): Ring[] {
  const done: Ring[] = [];
  for (const ring of rings) {
    let centre = ring.centre;
    for (let tries = 0; tries < 6 && done.some((other) => near(other.centre, centre, gap)); tries++) {
      centre = { x: centre.x + gap * 0.75, y: centre.y + gap * (tries % 2 ? -0.5 : 0.5) };
    }
    done.push({ ...ring, centre });
  }
  return done;
}

const near = (a: Point, b: Point, gap: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) < gap;

/** Empty cells inside the circuits of large loops. */
export function spaces(lie: Lie, loops: readonly Loop[]): Key[] {
  const found = new Set<Key>();
  for (const loop of loops.filter((each) => each.cells.length > SMALL)) {
    const circuit = lie.circuit(loop.cells).map(middle);
    const inside = (at: Key): boolean => !lie.taken(at) && isInside(middle(cellOf(at)), circuit);
    const queue = loop.cells.map(key);
    const looked = new Set(queue);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (let side = 0; side < STEPS.length; side++) {
        const next = key(neighbour(cellOf(at), side));
        if (looked.has(next) || !isInside(middle(cellOf(next)), circuit)) continue;
        looked.add(next);
        queue.push(next);
        if (inside(next)) found.add(next);
      }
    }
  }
  return [...found];
}

/** By counting the sides of the polygon that lie above the point. */
function isInside(point: Point, polygon: Point[]): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const crosses = a.x > point.x !== b.x > point.x;
    if (crosses && point.y > a.y + ((b.y - a.y) * (point.x - a.x)) / (b.x - a.x)) odd = !odd;
  });
  return odd;
}
