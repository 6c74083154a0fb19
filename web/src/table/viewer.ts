/** Whose eyes the screen shows, when several seats share it; pure. */

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

/** Hands are secret, and somebody else takes the screen: hide everything until they have it. */
export function needsCurtain(hidden: boolean, mine: number[], shown: number | null, next: number | null): boolean {
  return hidden && mine.length > 1 && next !== null && shown !== next;
}
