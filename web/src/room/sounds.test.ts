import { expect, test } from "vitest";
import { ringOf } from "./sounds";

test("every seat has a note of its own, and more happening rings longer", () => {
  const notes = Array.from({ length: 10 }, (_, seat) => ringOf({ seat, events: [] })[0]);
  expect(new Set(notes).size).toBe(10);
  expect(ringOf({ seat: 3, events: [{}, {}] })).toHaveLength(3);
  expect(ringOf({ seat: null, events: [] })).toHaveLength(1);
});
