/** Choices made in secret: kept in the browser while they are thought over, then written as moves
 *  in the one order that the rules know, as far as the server has not got them yet. */

import { PIECES, pieceOf, signOf, sorted, type Area, type Secret } from "./position";

/** A piece and where it goes: "palette", or a card's number. */
export interface Choice {
  piece: string;
  place: string;
}

/** What is chosen in the set-up. */
export interface Start {
  keep: number | null;
  motes: string;
}

const placeNumber = (place: string): number => (place === "palette" ? 0 : Number(place));

/** The moves of a commitment: by piece, then the palette before cards by number. */
export function putMoves(choices: Choice[]): string[] {
  return [...choices]
    .sort(
      (a, b) =>
        PIECES.indexOf(a.piece) - PIECES.indexOf(b.piece) ||
        placeNumber(a.place) - placeNumber(b.place),
    )
    .map(({ piece, place }) => `put ${signOf(piece)} ${place}`);
}

export function startMoves(start: Start): string[] {
  const keep = start.keep === null ? [] : [`keep ${start.keep}`];
  return [...keep, ...[...sorted(start.motes)].map((mote) => `take ${mote}`)];
}

/** What the server has of a commitment. */
export function putOf(secret: Secret): Choice[] {
  return Object.entries(secret.put).flatMap(([place, pieces]) =>
    [...pieces].map((piece) => ({ piece, place })),
  );
}

export function startOf(secret: Secret): Start {
  return { keep: secret.kept, motes: secret.hand };
}

/** The next move towards the wanted ones, or null when the seat is ready with exactly those. */
export function nextMove(wanted: string[], sent: string[], ready: boolean): string | null {
  if (ready) return null;
  const onTheWay = sent.every((move, i) => wanted[i] === move);
  if (!onTheWay) return "take back";
  return wanted[sent.length] ?? "ready";
}

/** What is still to be told of the wanted moves, ready aside. */
export function untold(wanted: string[], sent: string[]): string[] {
  return nextMove(wanted, sent, false) === "take back" ? ["take back", ...wanted] : wanted.slice(sent.length);
}

/** The pieces chosen for a place. */
export function chosenFor(choices: Choice[], place: string): string {
  return sorted(choices.filter((choice) => choice.place === place).map(({ piece }) => piece).join(""));
}

export function chosenPieces(choices: Choice[]): string {
  return sorted(choices.map(({ piece }) => piece).join(""));
}

/** One such piece of that place fewer. */
export function lifted(choices: Choice[], piece: string, place: string): Choice[] {
  const i = choices.findIndex((choice) => choice.piece === piece && choice.place === place);
  return i < 0 ? choices : choices.toSpliced(i, 1);
}

/** All that a seat can commit in this round: what it drew, its prisms, and what it has put. */
export function atHand(area: Area, secret: Secret): string {
  const put = Object.values(secret.put).join("");
  return sorted(secret.hand + "^".repeat(area.prisms) + put);
}

/** A move that puts a piece, or null. */
export function readPut(move: string): Choice | null {
  const match = /^put (\S+) (\S+)$/.exec(move);
  return match ? { piece: pieceOf(match[1] ?? ""), place: match[2] ?? "" } : null;
}
