/** PRIZMIK's squares, pieces and moves as texts; which moves are legal is told by the server. */

import type { View } from "../../table/wire";

export type Kind = "move" | "deploy" | "capture" | "promote";

export interface Move {
  text: string;
  from: string;
  to: string;
  kind: Kind;
}

export interface Piece {
  /** F fleet, B empty base, C carrier, S empty ship, D fighter. */
  letter: "F" | "B" | "C" | "S" | "D";
  side: 0 | 1;
}

export interface Position {
  squares: Map<string, Piece>;
  turn: number;
  reserves: [number, number];
  quiet: number;
  quietLimit: number;
}

const SHAPE = /^([a-h][1-8])([-+x])([a-h][1-8])(=?)$/;
const KINDS: Record<string, Kind> = { "-": "move", "+": "deploy", x: "capture" };

export function readMove(text: string): Move | null {
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  const [, from = "", sign = "", to = "", promotes] = parts;
  return { text, from, to, kind: promotes ? "promote" : (KINDS[sign] ?? "move") };
}

export function readMoves(texts: string[]): Move[] {
  return texts.map(readMove).filter((move) => move !== null);
}

/** Where a piece may go, with all that it may do there. */
export function targetsOf(moves: Move[], from: string | null): Map<string, Move[]> {
  const targets = new Map<string, Move[]>();
  for (const move of moves) {
    if (move.from === from) targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
  }
  return targets;
}

/** The square in a column and a row of the picture, seen from a chair. */
export function squareAt(column: number, row: number, chair: number): string {
  const [file, rank] = chair === 1 ? [7 - column, row] : [column, 7 - row];
  return `${"abcdefgh"[file] ?? ""}${rank + 1}`;
}

export function placeOf(square: string, chair: number): { column: number; row: number } {
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]) - 1;
  return chair === 1 ? { column: 7 - file, row: rank } : { column: file, row: 7 - rank };
}

export function readPosition(view: View): Position {
  const position = view.position as {
    board: string;
    turn: number;
    reserves: [number, number];
    quiet: number;
  };
  const squares = new Map<string, Piece>();
  position.board.split("/").forEach((row, i) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else {
        const letter = sign.toUpperCase() as Piece["letter"];
        squares.set(`${"abcdefgh"[file] ?? ""}${8 - i}`, { letter, side: sign === letter ? 0 : 1 });
        file += 1;
      }
    }
  });
  return {
    squares,
    turn: position.turn,
    reserves: position.reserves,
    quiet: position.quiet,
    // A puzzle has none.
    quietLimit: (view.details as { quiet_limit: number } | undefined)?.quiet_limit ?? Infinity,
  };
}

/** What somebody means who goes from one square to another, legal or not. */
export function meant(from: string, to: string, position: Position): string {
  const own = position.squares.get(from);
  const there = position.squares.get(to);
  if (there && own && there.side !== own.side) return `${from}x${to}`;
  if (own?.letter === "F") return `${from}+${to}`;
  return `${from}-${to}`;
}
