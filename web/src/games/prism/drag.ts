/** Dragging a card with mouse, pen or finger. A finger scrolls as ever unless it first rests on the
 *  card for a moment; a short press stays a tap. */

import type { Attachment } from "svelte/attachments";

const SLOP = 6;
const REST = 180;

export interface Dragging {
  enabled: () => boolean;
  start: () => void;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
}

export function draggable(on: Dragging): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number } | null = null;
    let armed = false;
    let moving = false;
    let rest: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !on.enabled()) return;
      from = { x: event.clientX, y: event.clientY };
      card.setPointerCapture(event.pointerId);
      armed = event.pointerType !== "touch";
      if (!armed) rest = setTimeout(() => (armed = true), REST);
    }

    function move(event: PointerEvent): void {
      if (!from || !armed) return;
      if (!moving) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
        moving = true;
        on.start();
      }
      on.move(event.clientX, event.clientY);
    }

    function up(event: PointerEvent): void {
      const dropped = moving;
      forget();
      if (!dropped) return;
      // The click that follows a drag is not a tap.
      card.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => card.removeEventListener("click", swallow, { capture: true }));
      on.drop(event.clientX, event.clientY);
    }

    function lost(): void {
      const dropped = moving;
      forget();
      if (dropped) on.cancel();
    }

    function forget(): void {
      clearTimeout(rest);
      from = null;
      armed = moving = false;
    }

    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    // Once the finger has rested, it drags and the page stays where it is.
    function hold(event: Event): void {
      if (armed && event.cancelable) event.preventDefault();
    }

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", lost);
    card.addEventListener("touchmove", hold, { passive: false });
    card.addEventListener("contextmenu", hold);
    return () => {
      forget();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", lost);
      card.removeEventListener("touchmove", hold);
      card.removeEventListener("contextmenu", hold);
    };
  };
}

/** The place under a point, as the elements say it themselves. */
export function placeUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]")?.dataset.place;
    if (place) return place;
  }
  return null;
}
