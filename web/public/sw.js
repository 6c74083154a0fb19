// The shell of the pages, so that they open from the home screen also while no server answers. What
// happens at a table is never kept here: only the page itself and files whose names change with them.

const SHELL = "pentaprism-shell";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page and what it names; parts that it loads later are kept when they are loaded. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok) return;
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await cache.put(PAGE, page);
  await Promise.all(named.map((each) => cache.add(each).catch(() => undefined)));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromShelf(event.request));
  else if (event.request.mode === "navigate") event.respondWith(openPage(event.request));
});

/** Their names are made of what is in them: they never change. */
async function fromShelf(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The newest page if somebody serves it; else the one that is kept, which says that nobody does. */
async function openPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").includes("text/html")) {
      const cache = await caches.open(SHELL);
      const before = await cache.match(PAGE);
      const changed = before?.headers.get("etag") !== answer.headers.get("etag");
      await cache.put(PAGE, answer.clone());
      if (changed && before) await forgetOld(cache, await answer.clone().text());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A new edition of the pages has new files: the old ones are not needed any more. */
async function forgetOld(cache, page) {
  for (const each of await cache.keys()) {
    const { pathname } = new URL(each.url);
    if (pathname.startsWith("/assets/") && !page.includes(pathname)) await cache.delete(each);
  }
}
