/** A position of Prisma as the server writes it (docs/formats.md), and what can be seen in it. */

import type { View } from "../../table/wire";
import { cellOf, key, neighbour, opposite, STEPS, type Cell, type Key } from "./geometry";

export interface Loop {
  owner: number;
  cells: Cell[];
  frozen: boolean;
}

/** By what a relocation was earned. */
export type Earned = "loop" | "large" | "link";

export interface Position {
  players: number;
  tiles: [number, number, string][];
  loops: Loop[];
  hands: string[][];
  stacks: string[][];
  phase: "opening" | "middle" | "closing" | "over";
  turn: number;
  starter: number;
  placed: number;
  fresh: Cell[];
  linked: Cell[];
  earned: Earned | null;
  /** A frozen marker was removed besides what is earned. */
  thawed: boolean;
  lifted: Cell | null;
  options: { frozen?: boolean; tiebreak?: boolean; tiles?: string };
}

export interface Points {
  beams: number;
  loops: number;
  x: number;
  y: number;
  iii: number;
  total: number;
}

/** Where a seat's points come from, as the server tells it. */
export interface SeatPoints {
  /** Open beams that point at the seat; `free` if nothing lies in their way. */
  beams: { cell: Cell; free: boolean }[];
  /** Its own loops by their numbers; 0 points if no beam of the path points at the seat. */
  loops: { loop: number; points: number }[];
  /** The cells of each row, column and set of three columns that scores. */
  x: Cell[][];
  y: Cell[][];
  iii: Cell[][];
}

/** What every player has in the box, and how small a small loop is. */
export const MARKERS = 6;
export const SMALL = 5;

const DIRECTIONS = [
  [3, 0],
  [3, 5, 1],
  [3, 5, 0, 2],
] as const;
const MARKER_CELLS: readonly (readonly Cell[])[] = [
  [
    [0, 0],
    [0, -1],
  ],
  [
    [0, 0],
    [-1, 0],
    [0, -1],
  ],
  [
    [0, 0],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
];

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function pointsOf(scores: unknown[]): Points[] {
  return scores as Points[];
}

export function pointsDrawn(view: View): SeatPoints[] {
  return (view.details?.points as SeatPoints[] | undefined) ?? [];
}

export function directionOf(players: number, seat: number): number {
  return DIRECTIONS[players - 2]?.[seat] ?? 3;
}

export function markerCells(players: number): readonly Cell[] {
  return MARKER_CELLS[players - 2] ?? [];
}

/** Loop markers that a player still has besides those on the table. */
export function markersLeft(position: Position, seat: number): number {
  return MARKERS - position.loops.filter((loop) => loop.owner === seat && !loop.frozen).length;
}

export function frozenLeft(position: Position, seat: number): boolean {
  return !position.loops.some((loop) => loop.owner === seat && loop.frozen);
}

export interface Beam {
  side: number;
  colour: "r" | "b";
  /** What lies beyond that side: a beam that goes on, a blank (of a marker), or nothing. */
  joined: boolean;
  open: boolean;
}

export interface Laid {
  key: Key;
  cell: Cell;
  sides: string;
  beams: Beam[];
  /** Connected to another tile, so part of a path. */
  inPath: boolean;
}

/** Everything on the table, looked up by cell. */
export class Lie {
  readonly tiles = new Map<Key, Laid>();
  readonly markers = new Map<Key, number>();

  constructor(position: Position) {
    markerCells(position.players).forEach((cell, seat) => this.markers.set(key(cell), seat));
    const sides = new Map(position.tiles.map(([q, r, text]) => [key([q, r]), text]));
    for (const [q, r, text] of position.tiles) {
      const cell: Cell = [q, r];
      const beams: Beam[] = [];
      [...text].forEach((colour, side) => {
        if (colour !== "r" && colour !== "b") return;
        const next = key(neighbour(cell, side));
        const meets = sides.get(next);
        beams.push({
          side,
          colour,
          joined: meets !== undefined && meets[opposite(side)] === colour,
          open: meets === undefined && !this.markers.has(next),
        });
      });
      this.tiles.set(key(cell), {
        key: key(cell),
        cell,
        sides: text,
        beams,
        inPath: beams.some((beam) => beam.joined),
      });
    }
  }

  taken(at: Key): boolean {
    return this.tiles.has(at) || this.markers.has(at);
  }

  /** Empty cells beside a tile or a marker: where a person may think of putting a tile. */
  rim(): Set<Key> {
    const found = new Set<Key>();
    for (const at of [...this.tiles.keys(), ...this.markers.keys()]) {
      for (let side = 0; side < STEPS.length; side++) {
        const next = key(neighbour(cellOf(at), side));
        if (!this.taken(next)) found.add(next);
      }
    }
    return found;
  }

  /** The cells of a loop in the order in which one walks around it. */
  circuit(cells: readonly Cell[]): Cell[] {
    const [first] = cells;
    if (!first) return [];
    const inside = new Set(cells.map(key));
    const way: Key[] = [key(first)];
    const walk = (): boolean => {
      const here = way[way.length - 1] as Key;
      const ways = this.joinedTo(here).filter((next) => inside.has(next));
      if (way.length === inside.size) return ways.includes(way[0] as Key);
      for (const next of ways) {
        if (way.includes(next)) continue;
        way.push(next);
        if (walk()) return true;
        way.pop();
      }
      return false;
    };
    return walk() ? way.map(cellOf) : [...cells];
  }

  joinedTo(at: Key): Key[] {
    const laid = this.tiles.get(at);
    if (!laid) return [];
    return laid.beams.filter((beam) => beam.joined).map((beam) => key(neighbour(laid.cell, beam.side)));
  }
}
