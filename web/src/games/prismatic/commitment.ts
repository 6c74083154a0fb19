/** Choices made in secret: kept in the browser while they are thought over, then written as moves
 *  in the one order that the rules know. */

import { count, PIECES, pieceOf, signOf, sorted, type Area, type Secret } from "./position";

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
  return choices
    .filter(({ place }) => place)
    .sort((a, b) => PIECES.indexOf(a.piece) - PIECES.indexOf(b.piece) || placeNumber(a.place) - placeNumber(b.place))
    .map(({ piece, place }) => `put ${signOf(piece)} ${place}`);
}

export function startMoves(start: Start): string[] {
  const keep = start.keep === null ? [] : [`keep ${start.keep}`];
  return [...keep, ...[...sorted(start.motes)].map((mote) => `take ${mote}`)];
}

/** What the server has of a commitment. */
export function putOf(secret: Secret): Choice[] {
  return Object.entries(secret.put).flatMap(([place, pieces]) => [...pieces].map((piece) => ({ piece, place })));
}

export function startOf(secret: Secret): Start {
  return { keep: secret.kept, motes: secret.hand };
}

/** What is still to be told of the wanted moves where some are sent already; if those are others, all begins again. */
export function untold(wanted: string[], sent: string[]): string[] {
  const onTheWay = sent.every((move, i) => wanted[i] === move);
  return onTheWay ? wanted.slice(sent.length) : ["take back", ...wanted];
}

/** Every piece at hand in its order, with the place of each that is laid out; "" for the others. */
export function slotsOf(pieces: string, laid: Choice[]): Choice[] {
  const left = [...laid];
  return [...pieces].map((piece) => {
    const i = left.findIndex((choice) => choice.piece === piece);
    return { piece, place: i < 0 ? "" : (left.splice(i, 1)[0]?.place ?? "") };
  });
}

/** The pieces chosen for a place. */
export function chosenFor(choices: Choice[], place: string): string {
  return sorted(
    choices
      .filter((choice) => choice.place === place)
      .map(({ piece }) => piece)
      .join(""),
  );
}

/** All that a seat can commit in this round: what it drew, its prisms, and what it has put. */
export function atHand(area: Area, secret: Secret): string {
  const put = Object.values(secret.put).join("");
  return sorted(secret.hand + "^".repeat(area.prisms) + put);
}

/** Whether a card with this room (see `details` in docs/formats.md) takes one more piece besides those laid on it. */
export function takes(room: string, laid: string, piece: string): boolean {
  if (count(laid, piece) >= count(room, piece)) return false;
  const motes = laid.length - count(laid, "^");
  return piece === "^" || motes < count(room, "P");
}

/** How many pieces a card with this room still takes. */
export function openSymbols(room: string, laid: string): number {
  return count(room, "P") + count(room, "^") - laid.length;
}

/** Where a piece is most likely wanted among its places: on the card that lacks least, then where it feeds an ability,
 *  then on the palette. A prismatic mote is too dear for a card that lacks more than this one piece. */
export function likelyPlace(
  piece: string,
  places: Iterable<string>,
  area: Area,
  lacking: (card: string) => number,
): string {
  const cards = [...places].filter((place) => place !== "palette");
  const inProgress = cards
    .filter((card) => card in area.progress && (piece !== "P" || lacking(card) === 1))
    .sort((a, b) => lacking(a) - lacking(b) || Number(a) - Number(b));
  const feeding = piece === "P" ? undefined : cards.find((card) => card in area.created);
  return inProgress[0] ?? feeding ?? "palette";
}

/** A move that puts a piece, or null. */
export function readPut(move: string): Choice | null {
  const match = /^put (\S+) (\S+)$/.exec(move);
  return match ? { piece: pieceOf(match[1] ?? ""), place: match[2] ?? "" } : null;
}
