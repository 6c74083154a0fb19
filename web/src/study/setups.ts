/** Boards that somebody sets up, as positions (docs/formats.md). */

type Json = Record<string, unknown>;

export const PRIZMIK_START = "f2f3f/8/8/8/8/8/8/F3F2F";

/** Squares by name, as letters of a position. */
export function readBoard(board: string): Map<string, string> {
  const squares = new Map<string, string>();
  board.split("/").forEach((rank, row) => {
    let file = 0;
    for (const sign of rank) {
      if (/\d/.test(sign)) file += Number(sign);
      else {
        squares.set(`${"abcdefgh"[file] ?? ""}${8 - row}`, sign);
        file += 1;
      }
    }
  });
  return squares;
}

export function writeBoard(squares: ReadonlyMap<string, string>): string {
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [..."abcdefgh"].map((file) => squares.get(`${file}${rank}`) ?? "1").join(""),
  );
  return ranks.map((rank) => rank.replace(/1+/g, (gap) => String(gap.length))).join("/");
}

export const prizmikPosition = (squares: ReadonlyMap<string, string>, turn: number): Json => ({
  board: writeBoard(squares),
  turn,
  reserves: [3, 3],
  quiet: 0,
  options: {},
});

export const LASER_COLOURS = "RYGCBM";
export const LASER_FLOORS = "wct";

export interface LaserTable {
  /** Twelve tiles: a colour, or "@" for the cat, of which there is one. */
  ring: string[];
  floor: string[];
  cards: string[];
}

/** How many figures of each colour the box has, and how many of them the stock takes. */
const [EACH, STOCKED] = [4, 2];

/** Whether the box has all these figures. */
export const isLaserTable = ({ ring }: LaserTable): boolean =>
  ring.filter((tile) => tile === "@").length === 1 &&
  [...LASER_COLOURS].every((colour) => ring.filter((tile) => tile === colour).length <= EACH);

export function laserPosition({ ring, floor, cards }: LaserTable): Json {
  const left = [...LASER_COLOURS].map((colour) => EACH - ring.filter((tile) => tile === colour).length);
  return {
    players: 2,
    ring: ring.join(""),
    floor: floor.join(""),
    stock: left.map((n) => Math.min(STOCKED, n)).join(""),
    aside: left.map((n, i) => (LASER_COLOURS[i] ?? "").repeat(Math.max(0, n - STOCKED))).join(""),
    cards,
    phase: "bidding",
    round: 1,
    active: null,
    bids: [null, null],
    claim: null,
    passed: [],
    attempt: null,
    scores: [0, 0],
    crosses: [0, 0],
    options: { untimed: true },
    rng: "a708a824f612c92b",
  };
}

export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

/** A table as the rules deal it: eleven of the twelve figures beside the stock, and the cat. */
export function dealtLaser(random: () => number = Math.random): LaserTable {
  const figures = shuffled([...LASER_COLOURS, ...LASER_COLOURS], random).slice(0, 11);
  const cards = shuffled(
    [...LASER_COLOURS].flatMap((colour) => [...LASER_FLOORS].map((floor) => colour + floor)),
    random,
  ).slice(0, 2);
  return {
    ring: shuffled([...figures, "@"], random),
    floor: shuffled([..."wwwwcccctttt"], random),
    cards,
  };
}
