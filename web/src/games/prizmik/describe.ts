/** The position of PRIZMIK in words. */

import type { View } from "../../table/wire";
import { readPosition, type Piece } from "./moves";
import { t } from "./words";

export function pieceName(piece: Piece): string {
  return `${t(`seat-${piece.side}`)} ${t(`shown-${piece.letter}`)}`;
}

export function describe(view: View): string {
  const { squares, reserves } = readPosition(view);
  return ([0, 1] as const)
    .map((side) => {
      const pieces = [...squares].filter(([, piece]) => piece.side === side).sort(([a], [b]) => a.localeCompare(b));
      const named = pieces.map(([square, piece]) => `${t(`shown-${piece.letter}`)} ${square}`);
      named.push(t("board-reserve", { n: reserves[side] }));
      return t("board-side", {
        side: t(`seat-${side}`),
        pieces: named.join(", ") || t("board-nothing"),
      });
    })
    .join(" ");
}
