/** The places and tiles that can be chosen now, as they are drawn and spoken. */

import type { Chooser } from "./chooser.svelte";
import { cellOf, type Key, type Point, type Seen } from "./geometry";
import { t, tileWords } from "./words";

export interface Spot {
  key: Key;
  point: Point;
  label: string;
}

type Choosing = Pick<Chooser, "may" | "task" | "offer" | "lie" | "targets" | "ghost">;

export function spotsOf({ may, task, offer, lie, targets, ghost }: Choosing, seen: Seen): Spot[] {
  const spot = (key: Key, label: string): Spot => ({ key, point: seen.at(cellOf(key)), label });
  if (!may) return [];
  if (task === "earned") {
    return [...offer.choices.lifts].map((cell) =>
      spot(cell, t("spot-lift", { cell, tile: tileWords(lie.tiles.get(cell)?.sides ?? "") })),
    );
  }
  return [...targets].map(([cell, ways]) =>
    spot(
      cell,
      ghost?.at === cell
        ? t("spot-set", { cell, tile: tileWords(ghost.sides) })
        : t("spot", { cell, ways: ways.length }),
    ),
  );
}
