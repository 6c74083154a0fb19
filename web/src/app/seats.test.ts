import { expect, test } from "vitest";
import { changedOptions, type Option } from "../pages/options";
import { seatsFor } from "./seats";

const usual = (seat: number): string => `Player ${seat + 1}`;

test("the asker has one seat, bots or friends the others", () => {
  const choice = { players: 3, level: "club", name: "Ada" };
  expect(seatsFor({ ...choice, company: "bot" }, usual).map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(seatsFor({ ...choice, company: "friends", seat: 2 }, usual).map((seat) => seat.kind)).toEqual(["open", "open", "me"]);
  expect(seatsFor({ ...choice, company: "screen", names: ["A", "B"] }, usual)).toEqual([
    { kind: "me", name: "A" },
    { kind: "me", name: "B" },
    { kind: "me", name: "Player 3" },
  ]);
});

test("only options that differ from the default are sent", () => {
  const options: Option[] = [
    { name: "goal", type: "whole", help: "", default: 5 },
    { name: "auction", type: "flag", help: "", default: false },
  ];
  expect(changedOptions(options, { goal: 5, auction: true, other: 1 })).toEqual({ auction: true });
  expect(changedOptions(options, {})).toEqual({});
});
