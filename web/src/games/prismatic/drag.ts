/** Dragging pieces and cards with mouse, pen or finger. What can be dragged has data-drag, where it
 *  can be dropped has data-place; taps stay what they are. */

export interface Dragging {
  /** May this be dragged now? Its data-drag is given. */
  may: (what: string) => boolean;
  begin: (what: string) => void;
  /** Over a place, or null elsewhere. */
  drop: (what: string, place: string | null) => void;
}

const SLACK = 6;

export function draggable(handlers: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let source: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let from = { x: 0, y: 0 };

    function down(event: PointerEvent): void {
      const found = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (!found || event.button !== 0 || !handlers.may(found.dataset.drag ?? "")) return;
      // A finger on a card scrolls the page: there, taps do the same.
      if (event.pointerType === "touch" && found.dataset.drag?.startsWith("card:")) return;
      source = found;
      from = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (!source) return;
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
      ghost?.remove();
      over?.removeAttribute("data-over");
      source?.removeAttribute("data-dragged");
      source = ghost = over = null;
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape") end();
    }

    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", key);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
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
