/** A hint marks a place on the board, which may be out of sight. */

import { bringIntoView } from "../app/motion";

/** `pinned`: pixels of the bottom edge that are covered; of the upper edge the header may cover some. */
export function bringMarked(board: HTMLElement, pinned = 0): void {
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const seen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= covered && bottom <= innerHeight - pinned;
  };
  const marked = [...board.querySelectorAll(".hinted, .hint")];
  if (marked[0] && !marked.some(seen)) bringIntoView(marked[0], "center");
  // Some boards mark a region of their one picture.
  else if (!marked.length && !seen(board)) bringIntoView(board, "start");
}
