import { expect, test } from "vitest";
import { changedOptions, mayHaveClock, optionsOf, type Option } from "../pages/options";
import type { GameInfo } from "../table/wire";
import { OPEN, OUTSIDE, outsideOf, seatsFor } from "./seats";

const guest = (number: number | null): string => `Guest ${number ?? ""}`.trim();

test("the asker has one seat, bots or friends the others", () => {
  const choice = { players: 3, level: "club", name: "Ada" };
  expect(seatsFor({ ...choice, company: "bot" }, guest).map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(seatsFor({ ...choice, company: "friends", seat: 2 }, guest).map((seat) => seat.kind)).toEqual([
    "open",
    "open",
    "me",
  ]);
  expect(seatsFor({ ...choice, company: "screen", names: ["A", "B"] }, guest)).toEqual([
    { kind: "me", name: "A" },
    { kind: "me", name: "B" },
    { kind: "me", name: "Guest" },
  ]);
});

test("who has no name is a guest, with a number among several", () => {
  const choice = { players: 3, level: "club", name: "" };
  const names = (names: string[]) =>
    seatsFor({ ...choice, company: "screen", names }, guest).map((seat) => ("name" in seat ? seat.name : null));
  expect(names([])).toEqual(["Guest 1", "Guest 2", "Guest 3"]);
  expect(names(["", "Ada", " "])).toEqual(["Guest 1", "Ada", "Guest 2"]);
  expect(seatsFor({ ...choice, company: "bot" }, guest)[0]).toEqual({ kind: "me", name: "Guest" });
});

test("every other seat can have a bot of its own level, or be free", () => {
  const choice = { players: 4, level: "club", name: "Ada", company: "friends" as const };
  expect(seatsFor({ ...choice, seat: 1, others: ["casual", OPEN, `${OUTSIDE}Robo`] }, guest)).toEqual([
    { kind: "bot", level: "casual" },
    { kind: "me", name: "Ada" },
    { kind: "open" },
    { kind: "bot", outside: "Robo" },
  ]);
});

test("an outside bot can be chosen in place of a level", () => {
  const choice = { players: 2, level: `${OUTSIDE}Robo`, name: "Ada", company: "bot" as const };
  expect(seatsFor(choice, guest)[1]).toEqual({ kind: "bot", outside: "Robo" });
  expect(outsideOf("club")).toBeNull();
});

test("only options that differ from the default are sent", () => {
  const options: Option[] = [
    { name: "goal", type: "whole", help: "", default: 5, unsaid: 5 },
    { name: "auction", type: "flag", help: "", default: false, unsaid: false },
  ];
  expect(changedOptions(options, { goal: 5, auction: true, other: 1 })).toEqual({ auction: true });
  expect(changedOptions(options, {})).toEqual({});
});

test("a new table has the usual file, one that names none has the first", () => {
  const tiles = { type: "data", help: "", default: "standard", usual: "rings", choices: ["rings", "standard"] };
  const [option] = optionsOf({ options: { tiles } } as unknown as GameInfo);
  expect(option).toMatchObject({ name: "tiles", default: "rings", unsaid: "standard" });
  expect(changedOptions(option ? [option] : [], { tiles: "standard" })).toEqual({ tiles: "standard" });
  expect(changedOptions(option ? [option] : [], { tiles: "rings" })).toEqual({});
});

test("a game against time has a clock of its own, unless it is played without", () => {
  const option = { type: "flag", help: "", default: false };
  const game = { options: { calm: option }, clock_with: { calm: true } } as unknown as GameInfo;
  expect(mayHaveClock(game, {})).toBe(false);
  expect(mayHaveClock(game, { calm: true })).toBe(true);
  expect(mayHaveClock({ ...game, clock_with: {} }, {})).toBe(true);
});
