import { expect, test } from "vitest";
import { qrSquares } from "./qr";

const drawn = (text: string): string[] =>
  (qrSquares(text) ?? []).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

async function hash(rows: string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rows.join("\n")));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What segno, another program, makes of the same texts with the same mask.
test("a small code, square by square", () => {
  expect(drawn("a")).toEqual([
    "#######.....#.#######",
    "#.....#.###.#.#.....#",
    "#.###.#...##..#.###.#",
    "#.###.#..#..#.#.###.#",
    "#.###.#.#.#.#.#.###.#",
    "#.....#..##.#.#.....#",
    "#######.#.#.#.#######",
    "...........##........",
    "#.#.#.#..#.#....#..#.",
    ".##..#.####...#...##.",
    "...#.##.#...#...#...#",
    "#.......##....#...#..",
    "#....##.#...#.#.#.#.#",
    "........#..#.#.#.#.##",
    "#######....#.###.####",
    "#.....#..#.###.###...",
    "#.###.#.#..#.###.##.#",
    "#.###.#.......#...##.",
    "#.###.#.#...#...#...#",
    "#.....#..##...#...##.",
    "#######.##..#.#.#.###",
  ]);
});

test("longer texts, in several blocks and with their version told", async () => {
  const codes: [text: string, version: number, hash: string][] = [
    ["https://play.example.org/t/x7k2m9p4qrst#token=eyJtIjoi.aGVsbG8td29ybGQ", 5, "d47c57403e2e2616"],
    ["é".repeat(60), 7, "0a2aded354aa185a"],
    ["z".repeat(213), 10, "20b794ffc5b8c519"],
    ["s".repeat(122), 7, "678dc12153c7c679"],
  ];
  for (const [text, version, known] of codes) {
    const rows = drawn(text);
    expect(rows).toHaveLength(version * 4 + 17);
    expect(await hash(rows)).toBe(known);
  }
});

test("what is too long is not drawn", () => {
  expect(qrSquares("z".repeat(214))).toBeNull();
});
