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
const times = (point: Point, by: number): Point => ({ x: point.x * by, y: point.y * by });
/** How far along the whole bend the letter stands. */
const SIGN = 0.17;

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

/** Half of the curve from one side to another that the middle pulls in. */
function bend(from: { side: number; colour: "r" | "b" }, to: number): Ray {
  const a = toward(from.side, REACH);
  const b = toward(to, REACH);
  const half = { x: (a.x + b.x) / 4, y: (a.y + b.y) / 4 };
  const near = (1 - SIGN) ** 2;
  const far = SIGN ** 2;
  return {
    ...from,
    path: `M${at(a)}Q${at(times(a, 0.5))} ${at(half)}`,
    sign: { x: a.x * near + b.x * far, y: a.y * near + b.y * far },
  };
}
