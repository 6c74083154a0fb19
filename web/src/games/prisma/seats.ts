/** How seats are told apart: a hue that no beam has, a shape and a number. */

import type { ColourId } from "../../widgets/colours";

const COLOURS: readonly ColourId[] = ["orange", "green", "violet", "yellow"];

export function seatColour(seat: number): ColourId {
  return COLOURS[seat] ?? "black";
}

/** The seats in turn order, beginning after the given one. */
export function others(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
}
