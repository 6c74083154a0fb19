/** The picture on a card: its own colours as light, in the manner of its type. Drawn in a box of
 *  180 by 40, and the same each time. */

import type { CardType } from "./catalogue";

export interface Shape {
  d: string;
  piece: string;
  /** Drawn as a line of this width instead of a surface. */
  line?: number;
}

export const WIDTH = 180;
export const HEIGHT = 40;

export function art(type: CardType, cost: string, number: number): Shape[] {
  const lights = [...cost].filter((piece) => piece !== "^");
  if (type === "hue") return lights.map((piece, i) => disc(piece, i, lights.length, number));
  if (type === "sky") return lights.map((piece, i) => bow(piece, i, number));
  return mosaic(lights, number);
}

/** A number from 0 to 1 that looks like chance and is none. */
function wobble(number: number, i: number): number {
  const x = Math.sin(number * 12.9898 + i * 78.233) * 43758.5453;
  return x - Math.floor(x);
}

const round = (x: number): number => Math.round(x * 10) / 10;

function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function disc(piece: string, i: number, n: number, number: number): Shape {
  const x = WIDTH * ((i + 0.5) / n) + (wobble(number, i) - 0.5) * 14;
  const y = HEIGHT * (0.3 + 0.5 * wobble(number, i + 9));
  return { d: circle(x, y, Math.round(WIDTH / n / 1.45)), piece };
}

/** Arcs around a light that stands somewhere on the horizon. */
function bow(piece: string, i: number, number: number): Shape {
  const x = WIDTH * (0.3 + 0.4 * wobble(number, 1));
  const r = 16 + i * 13;
  return { d: `M${round(x - r)} ${HEIGHT + 4}a${r} ${Math.round(r * 0.82)} 0 0 1 ${2 * r} 0`, piece, line: 10.5 };
}

/** Triangles of stained glass from one side to the other. */
function mosaic(lights: string[], number: number): Shape[] {
  const step = 22;
  const shapes: Shape[] = [];
  for (let i = 0; i * step < WIDTH + step; i++) {
    const [a, b] = [edge(i, number), edge(i + 1, number)];
    const [left, right] = [(i - 1) * step, i * step];
    const next = (k: number): string => lights[(2 * i + k) % lights.length] ?? "W";
    shapes.push({ d: `M${left} 0H${right}L${round(right + a - 11)} ${HEIGHT}z`, piece: next(0) });
    shapes.push({
      d: `M${right} 0L${round(right + a - 11)} ${HEIGHT}H${round(right + step + b - 11)}z`,
      piece: next(1),
    });
  }
  return shapes;
}

function edge(i: number, number: number): number {
  return wobble(number, i) * 12 - 6;
}
