/** Keys of the board. What they do is the board's business; here is only which does what. */

import type { Point } from "./geometry";

export interface Keys {
  pick(tile: number): void;
  turn(way: 1 | -1): void;
  yes(on: Element): boolean;
  undo(): boolean;
  /** Among the marked places; false when there is none to go to. */
  go(way: Point): boolean;
  shift(dx: number, dy: number): void;
  zoom(factor: number): void;
  showAll(): void;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const STRIDE = 60;

/** True when the key meant something, and must do nothing else. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (event.shiftKey || !keys.go(arrow)) keys.shift(-arrow.x * STRIDE, -arrow.y * STRIDE);
    return true;
  }
  switch (event.key) {
    case "r":
      keys.turn(1);
      return true;
    case "R":
      keys.turn(event.shiftKey ? -1 : 1);
      return true;
    case "Escape":
      return keys.undo();
    case "Enter":
    case " ":
      return keys.yes(event.target as Element);
    case "+":
    case "=":
      keys.zoom(1.3);
      return true;
    case "-":
      keys.zoom(1 / 1.3);
      return true;
    case "0":
      keys.showAll();
      return true;
  }
  if (!/^[1-9]$/.test(event.key)) return false;
  keys.pick(Number(event.key) - 1);
  return true;
}
