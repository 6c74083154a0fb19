/** Where one looks: a point p of the table is drawn at p * zoom + (x, y). */

import type { Box, Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 2.4;
export const FARTHEST = 0.18;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The whole box in the middle, not nearer than `most` and, if need be cut off, not farther than `least`. */
export function fit(box: Box, size: Size, least: number, most: number): Camera {
  const across = size.width / (box.right - box.left);
  const down = size.height / (box.bottom - box.top);
  const zoom = clamp(Math.min(across, down), Math.max(least, FARTHEST), most);
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, size, zoom);
}

export function centred(on: Point, size: Size, zoom: number): Camera {
  return { x: size.width / 2 - on.x * zoom, y: size.height / 2 - on.y * zoom, zoom };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer or farther; what is under the point stays there. */
export function zoomAt(camera: Camera, factor: number, point: Point): Camera {
  const zoom = clamp(camera.zoom * factor, FARTHEST, NEAREST);
  const by = zoom / camera.zoom;
  return { x: point.x - (point.x - camera.x) * by, y: point.y - (point.y - camera.y) * by, zoom };
}

/** Two fingers went from `before` to `after`: what was under them stays under them. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const mid = (pair: [Point, Point]): Point => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 });
  const gap = (pair: [Point, Point]): number => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
  const [from, to] = [mid(before), mid(after)];
  return zoomAt(pan(camera, to.x - from.x, to.y - from.y), gap(after) / Math.max(gap(before), 1), to);
}

export function toTable(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.zoom, y: (point.y - camera.y) / camera.zoom };
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.zoom + camera.x, y: point.y * camera.zoom + camera.y };
}

/** Moves no more than needed so that the point keeps a distance from the edges. */
export function keepInSight(camera: Camera, point: Point, size: Size, edge: number): Camera {
  const { x, y } = toScreen(camera, point);
  return pan(camera, clamp(x, edge, size.width - edge) - x, clamp(y, edge, size.height - edge) - y);
}

const EDGE = 6;
/** The gap has some air; less of it is a touch. */
const TOUCHES = 0.8;

/** Where a card goes that tells about a thing: next to it, where it covers the fewest of the others, rather away from
 *  the middle; at the other end of a window that is too small for that. */
export function beside(thing: Point, gap: number, card: Size, size: Size, others: Point[] = []): Point {
  const [right, bottom] = [size.width - card.width - EDGE, size.height - card.height - EDGE];
  const x = clamp(thing.x - card.width / 2, EDGE, right);
  const small = card.width + 2 * (gap + EDGE) > size.width / 1.5;
  if (small) return { x, y: thing.y < size.height / 2 ? bottom : EDGE };

  // Beside the middle of the thing, or with an edge there.
  const spots = [0.5, 0, 1]
    .flatMap((shift) => {
      const [x, y] = [
        clamp(thing.x - card.width * shift, EDGE, right),
        clamp(thing.y - card.height * shift, EDGE, bottom),
      ];
      return [
        { x: thing.x + gap, y, shift },
        { x: thing.x - gap - card.width, y, shift },
        { x, y: thing.y + gap, shift },
        { x, y: thing.y - gap - card.height, shift },
      ];
    })
    .filter((spot) => spot.x >= EDGE && spot.x <= right && spot.y >= EDGE && spot.y <= bottom);

  const middle = (spot: Point): Point => ({ x: spot.x + card.width / 2, y: spot.y + card.height / 2 });
  const covered = (spot: Point): number =>
    others.filter(({ x, y }) => {
      const { x: across, y: down } = middle(spot);
      return (
        Math.abs(x - across) < card.width / 2 + TOUCHES * gap && Math.abs(y - down) < card.height / 2 + TOUCHES * gap
      );
    }).length;
  const far = (spot: Point): number => Math.hypot(middle(spot).x - size.width / 2, middle(spot).y - size.height / 2);
  const away = (shift: number): number => Math.abs(shift - 0.5);
  const [best] = spots.sort((a, b) => covered(a) - covered(b) || away(a.shift) - away(b.shift) || far(b) - far(a));
  return best ? { x: best.x, y: best.y } : { x, y: thing.y < size.height / 2 ? bottom : EDGE };
}
