/** The position of PRIZMIK in words. */

import { t } from "../../i18n/i18n.svelte";
import type { View } from "../../table/wire";
import { readPosition, type Piece } from "./moves";

export function pieceName(piece: Piece): string {
  return `${t(piece.side === 0 ? "prizmik.red" : "prizmik.blue")} ${t(`prizmik.${piece.letter}`)}`;
}

export function describe(view: View): string {
  const { squares, reserves } = readPosition(view);
  return ([0, 1] as const)
    .map((side) => {
      const pieces = [...squares].filter(([, piece]) => piece.side === side).sort(([a], [b]) => a.localeCompare(b));
      const named = pieces.map(([square, piece]) => `${t(`prizmik.${piece.letter}`)} ${square}`);
      named.push(t("prizmik.reserve", { n: reserves[side] }));
      return t("prizmik.board", {
        side: t(side === 0 ? "prizmik.red" : "prizmik.blue"),
        pieces: named.join(", ") || t("prizmik.none"),
      });
    })
    .join(" ");
}
