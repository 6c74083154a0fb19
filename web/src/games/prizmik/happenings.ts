/** What the newest move did that deserves to be seen and heard: a capture, a promotion. */

import type { Line } from "../../table/wire";
import type { Piece, Position } from "./moves";

export type Happening =
  | { kind: "capture"; from: string; at: string; victim: Piece; empty: boolean }
  | { kind: "promotion"; at: string; fighter: Piece; home: string };

const LETTERS: Record<string, Piece["letter"]> = { fleet: "F", base: "B", carrier: "C", ship: "S", fighter: "D" };

export function happenings(last: Line | null, position: Position): Happening[] {
  const side = last?.seat === 1 ? 1 : 0;
  let moved = "";
  return (last?.events ?? []).flatMap((event): Happening[] => {
    const at = String(event["at"]);
    if (event["kind"] === "move") moved = String(event["to"]);
    if (event["kind"] === "promote") return [{ kind: "promotion", at: moved, fighter: { letter: "D", side }, home: at }];
    if (event["kind"] !== "capture") return [];
    const letter = LETTERS[String(event["taken"])] ?? "D";
    const victim: Piece = { letter, side: side === 0 ? 1 : 0 };
    // With the option "advance" the captor stands there.
    return [{ kind: "capture", from: String(event["from"]), at, victim, empty: !position.squares.has(at) }];
  });
}
