/** How light spreads from a tile through the beams that are joined to it; pure. */

import { lightOf } from "./beams";
import { cellOf, key, neighbour, opposite, type Key, type Point, type Seen } from "./geometry";
import type { Lie } from "./position";

/** A beam of one tile as it lights up. */
export interface Stretch {
  name: string;
  point: Point;
  path: string;
  colour: "r" | "b";
  /** The light comes in over the edge; else it goes out from the middle. */
  inward: boolean;
  /** When it begins, in tiles from where it started. */
  after: number;
}

/** Farther away nobody looks. */
const FARTHEST = 6;

export function glowFrom(lie: Lie, start: Key, seen: Seen): Stretch[] {
  const found: Stretch[] = [];
  const reached = new Set([start]);
  let front: { at: Key; through: number | null }[] = [{ at: start, through: null }];
  for (let after = 0; front.length && after <= FARTHEST; after++) {
    const next: typeof front = [];
    for (const { at, through } of front) {
      found.push(...stretches(lie, at, through, after, seen));
      for (const beam of lie.tiles.get(at)?.beams ?? []) {
        const beyond = key(neighbour(cellOf(at), beam.side));
        if (!beam.joined || reached.has(beyond)) continue;
        reached.add(beyond);
        next.push({ at: beyond, through: opposite(beam.side) });
      }
    }
    front = next;
  }
  return found;
}

/** Into a tile by one side, and out of it by all others. */
function stretches(lie: Lie, at: Key, through: number | null, after: number, seen: Seen): Stretch[] {
  const laid = lie.tiles.get(at);
  if (!laid) return [];
  const point = seen.at(laid.cell);
  return lightOf(seen.sides(laid.sides)).rays.map((ray) => {
    const inward = through !== null && ray.side === seen.side(through);
    const begins = after + (inward || through === null ? 0 : 0.5);
    return { name: `${at} ${ray.side}`, point, path: ray.path, colour: ray.colour, inward, after: begins };
  });
}
