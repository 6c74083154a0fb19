/** Addresses and what they show; the reading half of the router, without a browser. */

export type Route =
  | { page: "start" }
  | { page: "setup"; game: string }
  | { page: "table"; match: string }
  | { page: "replay"; match: string; as: string | null; at: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzle"; game: string; daily: boolean }
  | { page: "code"; code: string }
  | { page: "study"; study: string | null }
  | { page: "finished" }
  | { page: "status" }
  | { page: "lab" }
  | { page: "tv"; code: string }
  | { page: "phone"; code: string }
  | { page: "missing" };

const NAME = /^[\w-]{1,64}$/;
const CODE = /^[a-z]{1,8}$/i;

export function routeOf(url: URL): Route {
  const [first = "", second = "", ...rest] = url.pathname.split("/").filter(Boolean);
  if (!first) return { page: "start" };
  if (first === "puzzle") return puzzleAt(second, rest);
  if (first === "code" && !rest.length) return { page: "code", code: second };
  if (first === "status" && !second) return { page: "status" };
  if (first === "lab" && !second) return { page: "lab" };
  if (first === "finished" && !second) return { page: "finished" };
  if (first === "study" && !second) return { page: "study", study: null };
  // A big screen without a code opens a room, a phone without one asks for it.
  if ((first === "tv" || first === "j") && !rest.length && (!second || CODE.test(second))) {
    return { page: first === "tv" ? "tv" : "phone", code: second.toUpperCase() };
  }
  if (rest.length || !NAME.test(second)) return { page: "missing" };
  switch (first) {
    case "play":
      return { page: "setup", game: second };
    case "t":
      return { page: "table", match: second };
    case "study":
      return { page: "study", study: second };
    case "rules":
      return { page: "rules", game: second };
    case "learn":
      return { page: "learn", game: second };
    case "replay":
      return {
        page: "replay",
        match: second,
        as: url.searchParams.get("as"),
        at: numberOrNull(url.searchParams.get("at")),
      };
    default:
      return { page: "missing" };
  }
}

/** /puzzle/<game> is any puzzle of it, /puzzle/<game>/daily that of a day. */
function puzzleAt(game: string, rest: string[]): Route {
  const daily = rest.length === 1 && rest[0] === "daily";
  return NAME.test(game) && (daily || !rest.length) ? { page: "puzzle", game, daily } : { page: "missing" };
}

/** Where a replay stands, as an address; without a move it is the end. */
export function replayAddress(match: string, as: string | null, at: number | null): string {
  const query = new URLSearchParams();
  if (as !== null) query.set("as", as);
  if (at !== null) query.set("at", String(at));
  return `/replay/${match}${query.size ? `?${query}` : ""}`;
}

function numberOrNull(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** The token in an address such as /t/abc#token=xyz, by which a seat moves to another device. */
export function tokenIn(url: URL): string | null {
  return new URLSearchParams(url.hash.slice(1)).get("token");
}
