/** The places and tiles that can be chosen now, as they are drawn and spoken. */

import type { Chooser } from "./chooser.svelte";
import { cellOf, type Key, type Point, type Seen } from "./geometry";
import type { Texts } from "./texts";
import { tileWords } from "./words";

export interface Spot {
  key: Key;
  point: Point;
  label: string;
}

type Choosing = Pick<Chooser, "may" | "task" | "offer" | "lie" | "targets" | "ghost">;

export function spotsOf({ may, task, offer, lie, targets, ghost }: Choosing, seen: Seen, t: Texts): Spot[] {
  const spot = (key: Key, label: string): Spot => ({ key, point: seen.at(cellOf(key)), label });
  if (!may) return [];
  if (task === "earned") {
    return [...offer.choices.lifts].map((at) => spot(at, t.liftable(at, tileWords(lie.tiles.get(at)?.sides ?? "", t))));
  }
  return [...targets].map(([at, ways]) =>
    spot(at, ghost?.at === at ? t.spotSet(at, tileWords(ghost.sides, t)) : t.spot(at, ways.length)),
  );
}
