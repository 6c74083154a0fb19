/** Dragging pieces and cards with mouse, pen or finger. What can be dragged has data-drag, where it
 *  can be dropped has data-place; taps stay what they are. */

export interface Dragging {
  /** May this be dragged now? Its data-drag is given. */
  may: (what: string) => boolean;
  /** A finger scrolls the page too. What it does here: drags at once (then the style forbids to scroll), drags once it
   *  has rested for a moment, or never drags. */
  finger: (what: string) => "drags" | "rests" | "scrolls";
  begin: (what: string) => void;
  /** Over a place, or null elsewhere. */
  drop: (what: string, place: string | null) => void;
  /** Given up on the way: by Escape, or taken away by the browser. */
  cancel?: () => void;
}

const SLACK = 6;
const REST = 180;

export function draggable(handlers: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let source: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let from = { x: 0, y: 0 };
    let armed = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      const found = (event.target as Element).closest<HTMLElement>("[data-drag]");
      const what = found?.dataset.drag ?? "";
      if (!found || event.button !== 0 || !handlers.may(what)) return;
      const finger = event.pointerType === "touch" ? handlers.finger(what) : "drags";
      if (finger === "scrolls") return;
      source = found;
      from = { x: event.clientX, y: event.clientY };
      armed = finger === "drags";
      if (!armed) resting = setTimeout(() => (armed = true), REST);
    }

    function move(event: PointerEvent): void {
      if (!source || !armed) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < SLACK) return;
      if (!ghost) {
        ghost = lift(source);
        handlers.begin(source.dataset.drag ?? "");
      }
      event.preventDefault();
      ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
      const place = placeAt(event);
      if (place !== over) {
        over?.removeAttribute("data-over");
        place?.setAttribute("data-over", "");
        over = place;
      }
    }

    function up(event: PointerEvent): void {
      if (source && ghost) {
        const place = placeAt(event);
        const what = source.dataset.drag ?? "";
        end();
        swallowClick();
        handlers.drop(what, place?.dataset.place ?? null);
      } else end();
    }

    function end(): void {
      clearTimeout(resting);
      ghost?.remove();
      over?.removeAttribute("data-over");
      source?.removeAttribute("data-dragged");
      source = ghost = over = null;
      armed = false;
    }

    function cancel(): void {
      const dragged = ghost !== null;
      end();
      if (dragged) handlers.cancel?.();
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape") cancel();
    }

    /** Once a finger drags, the page stays where it is and offers no menu. */
    function hold(event: Event): void {
      if (armed && event.cancelable) event.preventDefault();
    }

    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", hold, { passive: false });
    root.addEventListener("contextmenu", hold);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", hold);
      root.removeEventListener("contextmenu", hold);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key);
    };
  };
}

function placeAt(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]") ?? null;
}

/** A copy that follows the pointer. */
function lift(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    opacity: "0.92",
  });
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  source.setAttribute("data-dragged", "");
  // Glass panels would hold a fixed child in: the copy hangs from the page itself.
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drop is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
