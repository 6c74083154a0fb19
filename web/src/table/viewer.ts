/** Whose eyes the screen shows, when several seats share it; pure. */

import type { View } from "./wire";

/** The seat to show next: whoever can act keeps the screen, otherwise the next one who can. */
export function nextViewer(mine: number[], toAct: number[], now: number | null): number | null {
  const first = mine[0];
  if (first === undefined) return null;
  const here = now !== null && mine.includes(now) ? now : first;
  if (toAct.includes(here)) return here;
  const turn = mine.indexOf(here);
  const order = [...mine.slice(turn + 1), ...mine.slice(0, turn)];
  return order.find((seat) => toAct.includes(seat)) ?? here;
}

/** Somebody else takes the screen and what they see is for them alone: hide it until they have it.
 *  Not every game that can have secrets has some now: as long as all see the same, nothing is hidden. */
export function needsCurtain(
  views: Record<string, View>,
  mine: number[],
  shown: number | null,
  next: number | null,
): boolean {
  if (mine.length < 2 || next === null || shown === next) return false;
  const positions = mine.map((seat) => JSON.stringify(views[String(seat)]?.position));
  return new Set(positions).size > 1;
}
