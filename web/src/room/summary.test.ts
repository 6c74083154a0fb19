import { expect, test } from "vitest";
import { summarySvg } from "./summary";
import type { Room } from "./wire";

const seat = (guest: number, name: string, points: number) => ({ guest, name, points, score: null, won: points > 0 });
const room = {
  guests: [],
  played: [{ match: "m", game: "prism", at: 0, seats: [seat(1, "Ada & Ben", 4), seat(2, "<Eve>", 0)] }],
} as unknown as Room;

test("the picture of an evening tells who had how many points, and what was played", () => {
  const svg = summarySvg(room, ["PRISM"], "18 November 2026");
  expect(svg).toContain("18 November 2026");
  expect(svg).toContain(">PRISM</text>");
  expect([...svg.matchAll(/class="(?:place|points)">(\d+)</g)].map(([, number]) => number)).toEqual([
    "1",
    "4",
    "2",
    "0",
  ]);
});

test("names are text in it, whatever they are", () => {
  const svg = summarySvg(room, [], "");
  expect(svg).toContain("Ada &#38; Ben");
  expect(svg).toContain("&#60;Eve&#62;");
  expect(svg).not.toContain("<Eve>");
});
