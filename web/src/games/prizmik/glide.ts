/** What comes out of a piece glides from there, unless nobody wants motion. */

import type { Action } from "svelte/action";

export const glide: Action<SVGElement, { column: number; row: number } | null> = (node, from) => {
  const quick = Number.parseFloat(getComputedStyle(node).getPropertyValue("--quick"));
  if (!from || !quick) return;
  const begin = `translate(${from.column * 100 + 50}px, ${from.row * 100 + 50}px) scale(.4)`;
  node.animate([{ transform: begin }, {}], { duration: quick * 1.4, easing: "ease-out" });
};
