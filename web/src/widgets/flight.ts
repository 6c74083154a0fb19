/** Things on their way over a table, for a blink: from where they were to where they are. What the table shows is true
 *  from the first moment on; whatever flies only tells how it came to be so, and is gone when something else happens. */

export interface Point {
  x: number;
  y: number;
}

const TIME = 280;
const APART = 60;

/** The middle of an element in the pixels of another one that it lies on, which may be shown enlarged. */
export function middleOn(root: Element, element: Element | null): Point | null {
  const [box, under] = [element?.getBoundingClientRect(), root.getBoundingClientRect()];
  if (!box?.width) return null;
  const zoom = (root as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return { x: (box.x - under.x + box.width / 2) / zoom, y: (box.y - under.y + box.height / 2) / zoom };
}

/** Lets an element fly from point to point; those with higher numbers leave a little later. Gives what ends it. */
export function fly(element: HTMLElement, from: Point, to: Point, number: number, done: () => void): () => void {
  const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const motion = element.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0.6 },
      { transform: `${at(to)} scale(0.9)`, opacity: 1 },
    ],
    { duration: TIME, delay: number * APART, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "both" },
  );
  motion.onfinish = done;
  return () => motion.cancel();
}
