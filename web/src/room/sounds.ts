/** The sounds of the big screen, made on the spot: every seat has a note of its own, and what it does rings in it. */

import { chime } from "../app/sound";
import type { Line } from "../table/wire";

/** Ten steps of a scale without discords, so that any of them sound well together. */
const SCALE = [392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319];

const note = (seat: number | null): number => SCALE[(seat ?? 0) % SCALE.length] ?? 523;

/** Light that is broken, mixed, caught: two notes more, and each a little higher. */
export function ringOf(line: Pick<Line, "seat" | "events">): number[] {
  const own = note(line.seat);
  return line.events.length > 1 ? [own, own * 1.25, own * 1.5] : [own];
}

export const sounds = {
  come: (): void => chime([523, 784]),
  begin: (): void => chime([392, 523, 659, 784], 0.12),
  move: (line: Line): void => chime(ringOf(line), 0.07, "triangle"),
  hurry: (): void => chime([1319], 0, "sine"),
  over: (): void => chime([523, 659, 784, 1047, 1319], 0.14, "triangle"),
};
