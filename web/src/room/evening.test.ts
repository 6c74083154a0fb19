import { expect, test } from "vitest";
import { standings, teamStandings } from "./evening";
import type { GuestInfo, Played } from "./wire";

const guest = (id: number, name: string, team: number | null = null): GuestInfo => ({
  id,
  name,
  team,
  child: false,
  out: false,
  present: true,
  seat: null,
  shares: false,
});

const game = (...points: [guest: number | null, points: number, won: boolean][]): Played => ({
  match: "m",
  game: "prism",
  at: 0,
  seats: points.map(([who, count, won]) => ({ guest: who, name: `n${who}`, points: count, score: null, won })),
});

test("points add up, who has gone keeps theirs, bots do not count", () => {
  const guests = [guest(1, "Ada"), guest(2, "Bob"), guest(4, "Eve")];
  const played = [game([1, 4, true], [2, 2, false], [null, 0, false]), game([2, 2, true], [3, 0, false])];
  expect(standings({ guests, played })).toEqual([
    { name: "Ada", points: 4, games: 1, wins: 1, place: 1 },
    { name: "Bob", points: 4, games: 2, wins: 1, place: 1 },
    { name: "Eve", points: 0, games: 0, wins: 0, place: 3 },
    { name: "n3", points: 0, games: 1, wins: 0, place: 3 },
  ]);
});

test("teams share what their people win", () => {
  const guests = [guest(1, "Ada", 0), guest(2, "Bob", 1), guest(3, "Cleo", 0), guest(4, "Dan")];
  const played = [game([1, 3, false], [2, 6, true], [3, 1, false], [4, 0, false])];
  expect(teamStandings({ guests, played })).toEqual([
    { name: "B", points: 6, games: 1, wins: 1, place: 1 },
    { name: "A", points: 4, games: 1, wins: 0, place: 2 },
  ]);
  expect(teamStandings({ guests: [guest(1, "Ada")], played })).toEqual([]);
});
