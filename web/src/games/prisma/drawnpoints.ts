/** Where a seat's points are drawn: each with the place of its number, and a line through what makes it. */

import type { Point, Seen } from "./geometry";
import { toward } from "./geometry";
import type { SeatPoints } from "./position";
import type { Ring } from "./rings";

export type Part = "beams" | "loops" | "x" | "y" | "iii";

export interface Drawn {
  part: Part;
  points: number;
  at: Point;
  /** Through the beams of a pattern. */
  line: Point[];
}

/** From the middle of a tile along its beam: where lines of each pattern run, and where a beam's own number is. */
const OUT: Record<"beams" | "x" | "y" | "iii", number> = { beams: 92, x: 52, y: 52, iii: 70 };

export function drawnPoints(of: SeatPoints, rings: readonly Ring[], direction: number, seen: Seen): Drawn[] {
  const side = seen.side(direction);
  const place = (cell: readonly [number, number], part: keyof typeof OUT): Point =>
    plus(seen.at(cell), toward(side, OUT[part]));
  const pattern = (part: "x" | "y" | "iii", points: (cells: number) => number): Drawn[] =>
    of[part].map((cells) => {
      const line = cells.map((cell) => place(cell, part));
      return { part, points: points(cells.length), at: middle(line), line };
    });
  return [
    ...of.beams
      .filter((beam) => beam.free)
      .map((beam): Drawn => ({ part: "beams", points: 1, at: place(beam.cell, "beams"), line: [] })),
    ...of.loops.flatMap(({ loop, points }): Drawn[] => {
      const ring = rings.find((each) => each.number === loop);
      return ring ? [{ part: "loops", points, at: plus(ring.centre, { x: 22, y: -16 }), line: [] }] : [];
    }),
    ...pattern("x", (cells) => cells - 1),
    ...pattern("y", (cells) => cells - 1),
    ...pattern("iii", () => 1),
  ];
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Half way along: between the two beams in the middle, so that the number lies on no beam. */
function middle(line: Point[]): Point {
  const at = Math.max(1, Math.floor(line.length / 2));
  const [a, b] = [line[at - 1], line[at]];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? { x: 0, y: 0 });
}
