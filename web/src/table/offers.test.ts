import { expect, test } from "vitest";
import { fakeTable } from "./fake";
import { declined } from "./offers";
import type { Offer, Table } from "./wire";

const line = (kind: string, seat: number | null) => ({
  kind,
  seat,
  words: null,
  at: 0,
  moves: 0,
  move: null,
  events: [],
});

function asked(what: Offer, seat: number): Table {
  return fakeTable(3, { offers: [{ what, seat, waiting: [1 - seat] }], log: [line("offered", seat)] });
}

function then(table: Table, ...told: [kind: string, seat: number | null][]): Table {
  return { ...table, offers: [], log: [...table.log, ...told.map(([kind, seat]) => line(kind, seat))] };
}

test("who asked is told of a no, said or played", () => {
  const table = asked("draw", 0);
  expect(declined(table, then(table, ["answered", 1]))).toEqual({ what: "draw", seat: 1 });
  expect(declined(table, then(table, ["moved", 1]))).toEqual({ what: "draw", seat: 1 });
  expect(declined(table, table)).toBeNull();
});

test("a yes, a withdrawal and the end of the game are no refusals", () => {
  const ends: [Offer, string, number | null][] = [
    ["draw", "ended", null],
    ["takeback", "taken_back", null],
    ["pause", "paused", null],
    ["rematch", "rematched", null],
  ];
  for (const [what, kind, seat] of ends) {
    const table = asked(what, 0);
    expect(declined(table, then(table, ["answered", 1], [kind, seat]))).toBeNull();
  }
  const table = asked("takeback", 0);
  expect(declined(table, then(table, ["answered", 0]))).toBeNull();
  expect(declined(table, then(table, ["resigned", 1], ["ended", null]))).toBeNull();
});

test("what others asked is theirs to hear", () => {
  const table = asked("pause", 1);
  expect(declined(table, then(table, ["answered", 0]))).toBeNull();
});
