/** Moves between pages without loading them anew. */

import { routeOf, type Route } from "./routes";

let route = $state.raw<Route>(routeOf(new URL(location.href)));

export function current(): Route {
  return route;
}

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  const url = new URL(to, location.href);
  if (how.replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  route = routeOf(url);
}

/** Follow links inside the page and the browser's back and forward. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    route = routeOf(new URL(location.href));
  });
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
