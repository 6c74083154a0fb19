/** The colours of all five games: each has a name, a letter and a shape of its own, so that nobody
 *  has to tell them apart by hue. Shapes are drawn in a box from -1 to 1. */

export interface Colour {
  id: ColourId;
  letter: string;
  /** Path data in the box from -1 to 1; filled, even-odd. */
  shape: string;
}

export type ColourId =
  "red" | "orange" | "yellow" | "green" | "cyan" | "blue" | "violet" | "magenta" | "white" | "black" | "prismatic";

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const COLOURS: Record<ColourId, Colour> = {
  red: { id: "red", letter: "R", shape: "M0-.95.98.78H-.98z" },
  orange: { id: "orange", letter: "O", shape: "M0-.96.93-.28.58.84H-.58L-.93-.28z" },
  yellow: {
    id: "yellow",
    letter: "Y",
    shape: "M0-1 .28-.36.95-.31.43.13.6.8 0 .44-.6.8-.43.13-.95-.31-.28-.36z",
  },
  green: { id: "green", letter: "G", shape: "M-.8-.8H.8V.8H-.8z" },
  cyan: { id: "cyan", letter: "C", shape: "M0-1C.35-.45.72-.1.72.3A.72.68 0 0 1-.72.3C-.72-.1-.35-.45 0-1z" },
  blue: { id: "blue", letter: "B", shape: circle(0.88) },
  violet: { id: "violet", letter: "V", shape: "M0-1 .8 0 0 1-.8 0z" },
  magenta: {
    id: "magenta",
    letter: "M",
    shape: "M0 .92C-.7.42-.98.05-.98-.32A.5.5 0 0 1 0-.5.5.5 0 0 1 .98-.32C.98.05.7.42 0 .92z",
  },
  white: { id: "white", letter: "W", shape: circle(0.9) + circle(0.52) },
  black: { id: "black", letter: "K", shape: "M-.5-.86H.5L1 0 .5.86H-.5L-1 0z" },
  prismatic: { id: "prismatic", letter: "P", shape: "M-.35-.9H.35L.98.8H-.98zM-.2-.55-.6.5H.6L.2-.55z" },
};

const BY_LETTER = new Map(Object.values(COLOURS).map((colour) => [colour.letter, colour.id]));

/** The colour of a letter such as R; null for anything else. */
export function colourOf(letter: string): ColourId | null {
  return BY_LETTER.get(letter.toUpperCase()) ?? null;
}

/** What to fill with, and what to write on it with. */
export function fillOf(colour: ColourId): string {
  return `var(--c-${colour})`;
}

export function inkOn(colour: ColourId): string {
  return colour === "prismatic" ? "var(--on-white)" : `var(--on-${colour})`;
}
