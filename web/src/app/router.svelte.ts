/** Moves between pages without loading them anew. */

import { routeOf, type Route } from "./routes";

let route = $state.raw<Route>(routeOf(new URL(location.href)));

export function current(): Route {
  return route;
}

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  if (leaving) {
    next = () => navigate(to, how);
    return;
  }
  const url = new URL(to, location.href);
  // The entry of a dialog that was open becomes that of the next page.
  if (how.replace || layers.splice(0).length) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  route = routeOf(url);
}

/** The address tells more exactly where one is; the page stays as it is. */
export function note(to: string): void {
  history.replaceState(history.state, "", to);
}

// -- what lies over a page: Back closes it first

interface Layer {
  id: number;
  path: string;
  close: () => void;
}

/** Each has an entry of the history to itself; the topmost is the last. */
const layers: Layer[] = [];
/** The entry of a layer that was closed by other means is being left; whoever wants to go on meanwhile waits. */
let leaving = false;
let next: (() => void) | null = null;

/** Gives what to call when the layer is gone. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { id: Date.now(), path: location.pathname, close };
  history.pushState({ layer: layer.id }, "");
  layers.push(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place < 0) return; // Back has closed it, or another page has taken its entry
    layers.splice(place, 1);
    if ((history.state as { layer?: number } | null)?.layer !== layer.id) return;
    leaving = true;
    history.back();
    setTimeout(left, 500); // should the browser not tell
  };
}

function left(): void {
  if (!leaving) return;
  leaving = false;
  next?.();
  next = null;
}

function wentBack(event: PopStateEvent): void {
  const top = leaving ? null : layers.pop();
  // The page stays as it is, also for parts of it that follow the history themselves.
  if (leaving || top?.path === location.pathname) {
    event.stopImmediatePropagation();
  } else {
    route = routeOf(new URL(location.href));
    for (const each of layers.splice(0)) each.close();
  }
  top?.close();
  left();
}

/** Follow links inside the page and the browser's back and forward. */
export function startRouter(): void {
  addEventListener("popstate", wentBack);
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash;
    if (url.origin !== location.origin || url.pathname.startsWith("/api/") || onlyHash) return;
    event.preventDefault();
    navigate(url.href);
  });
}
