/** From gestures to the texts of moves: a card that is picked up, a place where it is put.
 *
 *  What is legal comes from the view's list. A place that is not in it makes the text of the move
 *  somebody meant, and the server says why not. */

import { isTake, type Card } from "./read";

/** Where a card can be put: `pane 2 red`, `area 2` (a whole collection), `discard`, `stack`. */
export type Place = string;

export const paneAt = (seat: number, pane: string): Place => `pane ${seat} ${pane}`;
export const areaOf = (seat: number): Place => `area ${seat}`;
export const handOf = (seat: number): Place => `hand ${seat}`;

/** The card of the hand that a move uses; null for draws and answers. */
export function cardOf(move: string): string | null {
  const words = move.split(" ");
  if (words.length === 1) return null;
  return words[0] === "play" || words[0] === "discard" ? (words[1] ?? null) : (words[0] ?? null);
}

export function movesOf(card: string, legal: string[]): string[] {
  return legal.filter((move) => cardOf(move) === card);
}

/** Whether all one can do with the card is to put it away. */
export function onlyDiscarded(card: string, legal: string[]): boolean {
  const moves = movesOf(card, legal);
  return moves.length > 0 && moves.every((move) => move.startsWith("discard "));
}

/** The seat that a card names by itself: take-left and take-right reach one neighbour. */
export function reach(card: string, me: number, players: number): number | null {
  if (card.startsWith("take-left")) return (me + 1) % players;
  if (card.startsWith("take-right")) return (me + players - 1) % players;
  return null;
}

/** Where a move of the list happens on the table. */
export function placeOf(move: string, me: number, players: number): Place {
  const words = move.split(" ");
  const [first = "", second = "", third] = words;
  if (first === "play") return paneAt(me, second);
  if (first === "discard") return "discard";
  if (first === "draw" || first === "decline") return "stack";
  if (first === "draw-two") return paneAt(me, "draw-two");
  if (first === "block" || first === "allow") return "answer";
  const side = reach(first, me, players);
  return side === null ? paneAt(Number(second), third ?? "") : paneAt(side, second);
}

/** The places where a picked card may be put, with the move that does it. */
export function targetsOf(card: string, legal: string[], me: number, players: number): Map<Place, string> {
  return new Map(movesOf(card, legal).map((move) => [placeOf(move, me, players), move]));
}

/** Who can be aimed at with these moves, in the order of the moves. */
export function aimsOf(moves: string[], me: number, players: number): number[] {
  const seats = moves.map((move) => Number(placeOf(move, me, players).split(" ")[1]));
  return [...new Set(seats)];
}

/** What putting a card somewhere says: a move, a seat whose panes are to be chosen from, the only seat
 *  that the card reaches, or nothing. */
export type Attempt = { move: string } | { aim: number } | { only: number } | null;

export function attempt(card: Card, place: Place, legal: string[], me: number, players: number): Attempt {
  const known = targetsOf(card, legal, me, players).get(place);
  if (known) return { move: known };
  const [kind = "", who, pane] = place.split(" ");
  if (kind === "discard") return { move: `discard ${card}` };
  if (kind !== "area" && kind !== "pane") return null;
  const seat = Number(who);
  if (seat === me) return { move: onOwn(card, me, pane) };
  if (card === "block") return { move: "play block" };
  if (!isTake(card) && card !== "zap") return null;
  return pane === undefined ? somewhereAt(card, seat, legal, me, players) : onOther(card, seat, pane, me, players);
}

function onOwn(card: Card, me: number, pane: string | undefined): string {
  return card === "zap" && pane !== undefined ? `zap ${me} ${pane}` : `play ${card}`;
}

function onOther(card: Card, seat: number, pane: string, me: number, players: number): Attempt {
  const side = reach(card, me, players);
  if (side === null) return { move: `${card} ${seat} ${pane}` };
  return side === seat ? { move: `${card} ${pane}` } : { only: side };
}

/** Dropped on a collection, on no pane of it: clear only if there is one thing to aim at. */
function somewhereAt(card: Card, seat: number, legal: string[], me: number, players: number): Attempt {
  const moves = [...targetsOf(card, legal, me, players)].filter(([place]) => place.startsWith(`pane ${seat} `));
  const [first] = moves;
  if (first) return moves.length === 1 ? { move: first[1] } : { aim: seat };
  const side = reach(card, me, players);
  return side !== null && side !== seat ? { only: side } : null;
}
