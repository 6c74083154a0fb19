/** The symbols printed on a card and the pieces that lie on them: how a card is drawn. */

import { count, without } from "./position";

export interface CardSymbol {
  /** What is printed there. */
  printed: string;
  /** What lies on it, or "". */
  piece: string;
  /** Put by the viewer in this round, not yet open. */
  fresh: boolean;
}

/** Every symbol of a cost with its piece: exact colours first, prismatic motes on what is left. */
export function lay(cost: string, lying: string, fresh = ""): CardSymbol[] {
  const symbols = [...cost].map((printed): CardSymbol => ({ printed, piece: "", fresh: false }));
  const pieces = [
    ...[...lying].map((piece) => ({ piece, fresh: false })),
    ...[...fresh].map((piece) => ({ piece, fresh: true })),
  ].sort((a, b) => Number(a.piece === "P") - Number(b.piece === "P"));
  for (const { piece, fresh } of pieces) {
    const symbol = symbols.find((each) => !each.piece && takes(each.printed, piece));
    if (symbol) Object.assign(symbol, { piece, fresh });
  }
  return symbols;
}

/** The symbols on which nothing lies yet. */
export function open(cost: string, here: string): string {
  return lay(cost, here)
    .filter((symbol) => !symbol.piece)
    .map((symbol) => symbol.printed)
    .join("");
}

function takes(printed: string, piece: string): boolean {
  return printed === piece || (piece === "P" && printed !== "^");
}

/** What would be gone of some pieces: those before that are not there after. */
export function gone(before: string, after: string): string {
  return without(before, after);
}

/** Marks the last of equal pieces: which of them would be spent. */
export function marked(pieces: string, spent: string): boolean[] {
  return [...pieces].map((piece, i) => {
    const later = count(pieces.slice(i + 1), piece);
    return later < count(spent, piece);
  });
}
