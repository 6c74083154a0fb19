/** Where things are on the ring: tile 0 at the top, the others clockwise, the middle at (0, 0).
 *  Angles are degrees clockwise from the top. */

import type { Sign } from "./moves";

export const TILES = 12;
export const STEP = 360 / TILES;
/** Radii: the outer and inner edge of the tiles, the track of the figures, the stock's circle. */
export const OUTER = 294;
export const INNER = 176;
export const TRACK = 250;
export const STOCK = 112;

export interface Point {
  x: number;
  y: number;
}

/** Two decimals are enough, and no minus before a zero. */
const round = (value: number): number => Math.round(value * 100) / 100 + 0;

export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

export const tilePoint = (tile: number, radius = TRACK): Point => polar(tile * STEP, radius);

/** A tile: a piece of the ring with gaps of equal width beside it. */
export function tileShape(tile: number, inner = INNER, outer = OUTER, gap = 5): string {
  const half = STEP / 2;
  const slack = (radius: number): number => ((gap / 2 / radius) * 180) / Math.PI;
  const middle = tile * STEP;
  const a = polar(middle - half + slack(outer), outer);
  const b = polar(middle + half - slack(outer), outer);
  const c = polar(middle + half - slack(inner), inner);
  const d = polar(middle - half + slack(inner), inner);
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** An arc from an angle, clockwise if `sweep` is positive. */
export function arc(angle: number, sweep: number, radius: number): string {
  const clear = Math.max(-359.9, Math.min(359.9, sweep));
  const from = polar(angle, radius);
  const to = polar(angle + clear, radius);
  const large = Math.abs(clear) > 180 ? 1 : 0;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${large} ${clear > 0 ? 1 : 0} ${to.x} ${to.y}`;
}

/** How many tiles a way has. */
export function tilesBetween(origin: number, target: number, sign: Sign): number {
  const clockwise = (target - origin + TILES) % TILES;
  return sign === "+" ? clockwise : (TILES - clockwise) % TILES;
}

/** The shorter way; clockwise if both are as long. */
export function shorter(origin: number, target: number): Sign {
  return tilesBetween(origin, target, "+") <= TILES / 2 ? "+" : "-";
}

/** The light's way along the track, a little short of the middles of the tiles where it ends. */
export function way(origin: number, target: number, sign: Sign, short = 9): string {
  const turn = sign === "+" ? 1 : -1;
  const sweep = tilesBetween(origin, target, sign) * STEP - short;
  return arc(origin * STEP, turn * sweep, TRACK);
}

/** The tile at a point, null in the middle and well outside. */
export function tileAt(point: Point): number | null {
  const radius = Math.hypot(point.x, point.y);
  if (radius < INNER - 30 || radius > OUTER + 60) return null;
  return Math.round(angleAt(point) / STEP) % TILES;
}

export function angleAt(point: Point): number {
  return ((Math.atan2(point.x, -point.y) * 180) / Math.PI + 360) % 360;
}

/** How far one has to turn from an angle to another, from -180 to 180. */
export function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
