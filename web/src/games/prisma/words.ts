/** Tiles in words, for ears and tooltips. */

import { pick } from "../../i18n/pick";
import { texts, type Texts } from "./texts";

export function list(parts: string[], t: Texts = pick(texts)): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${t.and} ${parts.at(-1)}`;
}

/** "red to the north and south, blue to the south-west"; hidden tiles have no words. */
export function tileWords(sides: string, t: Texts = pick(texts)): string {
  if (sides === "?") return "?";
  const beams = (["r", "b"] as const).flatMap((colour) => {
    const found = [...sides].flatMap((each, side) => (each === colour ? [t.sides[side] as string] : []));
    return found.length ? [t.beamTo(colour === "r" ? t.red : t.blue, list(found, t))] : [];
  });
  return beams.join(", ") || t.noBeam;
}
