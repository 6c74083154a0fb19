/** Light inside a tile: two beams bend into each other, more of them meet in a prism. */

import { REACH, toward, type Point } from "./geometry";

export interface Ray {
  side: number;
  colour: "r" | "b";
  path: string;
  /** Where its letter stands. */
  sign: Point;
}

export interface Light {
  rays: Ray[];
  /** Beams meet in the middle: one alone, or more than two. */
  hub: boolean;
}

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const times = (point: Point, by: number): Point => ({ x: point.x * by, y: point.y * by });
/** How far along the whole bend the letter stands. */
const SIGN = 0.17;
const PULL = 0.22;

export function lightOf(sides: string): Light {
  const found = [...sides].flatMap((colour, side) =>
    colour === "r" || colour === "b" ? [{ side, colour: colour as "r" | "b" }] : [],
  );
  const [first, second] = found;
  if (first && second && found.length === 2) {
    return { rays: [bend(first, second.side), bend(second, first.side)], hub: false };
  }
  const rays = found.map(({ side, colour }) => ({
    side,
    colour,
    path: `M${at(toward(side, REACH))}L0 0`,
    sign: toward(side, REACH * 0.66),
  }));
  return { rays, hub: found.length > 0 };
}

/** Half of the curve from one side to another. Its pull lies beyond the middle, so that even a sharp
 *  bend comes near to where all light of a tile meets. */
function bend(from: { side: number; colour: "r" | "b" }, to: number): Ray {
  const a = toward(from.side, REACH);
  const b = toward(to, REACH);
  const pull = times(plus(a, b), -PULL);
  const half = plus(times(plus(a, b), 0.25), times(pull, 0.5));
  return {
    ...from,
    path: `M${at(a)}Q${at(times(plus(a, pull), 0.5))} ${at(half)}`,
    sign: plus(plus(times(a, (1 - SIGN) ** 2), times(pull, 2 * SIGN * (1 - SIGN))), times(b, SIGN ** 2)),
  };
}
