/** Events of Prisma in words for the log. The rest the server tells well enough. */

import { pick } from "../../i18n/pick";
import type { Earned } from "./position";
import { texts } from "./texts";
import { list } from "./words";

export function tell(event: Record<string, unknown>, name: (seat: number) => string): string | null {
  const { told } = pick(texts);
  const who = name(event.seat as number);
  switch (event.kind) {
    case "place":
    case "discard":
      return told[event.kind](who, tileWith(event.tile as string));
    case "lift":
    case "drop":
    case "freeze":
    case "unfreeze":
      return told[event.kind](who);
    case "earn":
      return told[event.earned as Earned](who);
    case "draw":
      return told.draw(who, (event.tiles as string[]).length);
    default:
      return null;
  }
}

/** "a tile with 2 red beams and 1 blue beam" */
function tileWith(sides: string): string {
  const t = pick(texts);
  const beams = (["red", "blue"] as const).flatMap((colour) => {
    const found = [...sides].filter((side) => side === colour[0]).length;
    return found ? [t.told.beams(found, colour)] : [];
  });
  return t.told.tile(list(beams, t));
}
