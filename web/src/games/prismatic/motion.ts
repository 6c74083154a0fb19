/** Cards fly from one area to another, pieces grow into place; nothing moves for those who asked
 *  for stillness. */

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { still } from "../../app/motion";

export const duration = (): number => (still() ? 0 : 260);

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: duration(), start: 0.8, opacity: 0 }),
});

/** A piece that comes or goes. */
export function grow(node: Element): ReturnType<typeof scale> {
  return scale(node, { duration: Math.min(duration(), 180), start: 0.3, opacity: 0 });
}
