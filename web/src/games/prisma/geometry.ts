/** The lattice of flat-top hexagons: cells, sides, and how a chair sees them.
 *
 *  Cells are axial coordinates; sides and directions go N NE SE S SW NW. The table is turned for the
 *  viewer until their own direction points down; moves and words always use the table's cells. */

export type Cell = readonly [number, number];
export type Key = string;
export interface Point {
  x: number;
  y: number;
}

/** From a hexagon's middle to a corner, and to the middle of a side. */
export const RADIUS = 40;
export const REACH = (RADIUS * Math.sqrt(3)) / 2;

export const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const opposite = (side: number): number => (side + 3) % 6;

export function key(cell: Cell): Key {
  return `${cell[0]},${cell[1]}`;
}

export function cellOf(text: Key): Cell {
  const [q, r] = text.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

export function neighbour(cell: Cell, side: number): Cell {
  const step = STEPS[((side % 6) + 6) % 6] as Cell;
  return [cell[0] + step[0], cell[1] + step[1]];
}

/** A tile turned clockwise by k sides. */
export function rotate(sides: string, k: number): string {
  const cut = (((6 - k) % 6) + 6) % 6;
  return sides.slice(cut) + sides.slice(0, cut);
}

/** The different ways a tile can lie, clockwise from the given one. */
export function rotations(sides: string): string[] {
  return [...new Set([0, 1, 2, 3, 4, 5].map((k) => rotate(sides, k)))];
}

/** A tile as hands and stacks write it: the rotation whose text sorts first. */
export function firstText(sides: string): string {
  return rotations(sides).sort()[0] as string;
}

/** The point at a distance from the middle, towards a side. */
export function toward(side: number, length: number): Point {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}

/** A hexagon's corners as the points of a polygon. */
export function outline(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const angle = (k * Math.PI) / 3;
      return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
    })
    .join(" ");
}

/** The table from one chair. */
export interface Seen {
  turns: number;
  /** The middle of a cell on the picture. */
  at(cell: Cell): Point;
  /** The cell under a point of the picture. */
  under(point: Point): Cell;
  /** A tile, or a side, as it shows on the picture. */
  sides(sides: string): string;
  side(side: number): number;
}

/** A player's direction points down when the table is turned by so many sides. */
export function turnsFor(direction: number): number {
  return (9 - direction) % 6;
}

export function seenWith(turns: number): Seen {
  return {
    turns,
    at: (cell) => middle(turned(cell, turns)),
    under: (point) => turned(nearest(point), (6 - turns) % 6),
    sides: (sides) => rotate(sides, turns),
    side: (side) => (side + turns) % 6,
  };
}

export function turned(cell: Cell, turns: number): Cell {
  let [q, r] = cell;
  for (let k = 0; k < turns; k++) [q, r] = [-r, q + r];
  return [q + 0, r + 0]; // no negative zero
}

export function middle(cell: Cell): Point {
  return { x: 1.5 * RADIUS * cell[0], y: Math.sqrt(3) * RADIUS * (cell[1] + cell[0] / 2) };
}

/** The cell whose middle is nearest: round all three cube coordinates, mend the worst. */
function nearest(point: Point): Cell {
  const q = point.x / (1.5 * RADIUS);
  const r = point.y / (Math.sqrt(3) * RADIUS) - q / 2;
  const cube = [q, r, -q - r] as const;
  const [a, b, c] = cube.map(Math.round) as [number, number, number];
  const [da, db, dc] = [Math.abs(a - cube[0]), Math.abs(b - cube[1]), Math.abs(c - cube[2])];
  if (da > db && da > dc) return [-b - c + 0, b + 0];
  return db > dc ? [a + 0, -a - c + 0] : [a + 0, b + 0];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All these points with a margin. */
export function around(points: Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** Among points in a direction from a start (arrow keys): the nearest, rather ahead than aside. */
export function ahead<T extends { point: Point }>(from: Point, way: Point, all: T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    const dx = each.point.x - from.x;
    const dy = each.point.y - from.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    const cost = along + 2 * aside;
    if (along > 1 && aside <= along * 2 && cost < least) [best, least] = [each, cost];
  }
  return best;
}
