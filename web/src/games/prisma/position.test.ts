import { describe, expect, test } from "vitest";
import type { Fixture } from "../board";
import { NOTHING, type Offer } from "./choice";
import { describe as inWords } from "./describe";
import fixtures from "./fixtures.json";
import { key, seenWith } from "./geometry";
import { lightOf } from "./beams";
import { choicesOf, taskOf } from "./moves";
import { frozenLeft, Lie, markersLeft, positionOf, type Earned, type Position } from "./position";
import { ringOf, spaces, spread } from "./rings";
import { statusOf } from "./status";
import { lastMove, toldBy } from "./told";
import { t, tileWords } from "./words";

const all = fixtures as unknown as Fixture[];

/** Six tiles around 0,-3: each with beams to its two neighbours of the ring. */
const RING: Position["tiles"] = [
  [0, -4, "--r-r-"],
  [1, -4, "---r-r"],
  [1, -3, "r---r-"],
  [0, -2, "-r---r"],
  [-1, -2, "r-r---"],
  [-1, -3, "-r-r--"],
];
const ring = {
  players: 2,
  tiles: RING,
  loops: [],
  hands: [[], []],
  stacks: [[], []],
  options: {},
} as unknown as Position;
const cells = RING.map(([q, r]) => [q, r] as const);

describe("what lies on the table", () => {
  test("beams are joined, open, or against a marker", () => {
    const lie = new Lie({
      ...ring,
      tiles: [
        [0, 1, "-r-b--"],
        [1, 0, "b---r-"],
      ],
    });
    expect(lie.tiles.get("0,1")?.beams).toEqual([
      { side: 1, colour: "r", joined: true, open: false },
      { side: 3, colour: "b", joined: false, open: true },
    ]);
    expect(lie.joinedTo("1,0")).toEqual(["0,1"]);
    expect(lie.taken("0,-1")).toBe(true);
    expect(lie.rim().has("0,2")).toBe(true);
    expect(lie.rim().has("0,1")).toBe(false);
    expect(lie.rim().has("5,5")).toBe(false);
  });
  test("a circuit is walked from neighbour to neighbour", () => {
    const lie = new Lie(ring);
    const way = lie.circuit([...cells].sort()).map(key);
    expect(way).toHaveLength(6);
    way.forEach((at, i) => expect(lie.joinedTo(at)).toContain(way[(i + 1) % way.length]));
  });
  test("a large loop encloses its empty cells, and markers lie in its middle", () => {
    const loop = { owner: 1, cells: [...cells], frozen: false };
    const lie = new Lie(ring);
    expect(spaces(lie, [loop])).toEqual(["0,-3"]);
    const seen = seenWith(0);
    const { centre, large } = ringOf(lie, loop, 0, seen);
    expect(large).toBe(true);
    expect(Math.hypot(centre.x - seen.at([0, -3]).x, centre.y - seen.at([0, -3]).y)).toBeLessThan(1e-6);
    const [a, b] = spread([ringOf(lie, loop, 0, seen), ringOf(lie, loop, 1, seen)], 30).map((each) => each.centre);
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(20);
  });
  test("markers in hand are those not on the table", () => {
    const loops = [
      { owner: 0, cells: [], frozen: false },
      { owner: 0, cells: [], frozen: true },
    ];
    expect(markersLeft({ ...ring, loops }, 0)).toBe(5);
    expect(frozenLeft({ ...ring, loops }, 0)).toBe(false);
    expect(frozenLeft({ ...ring, loops }, 1)).toBe(true);
  });
});

describe("light in a tile", () => {
  test("two beams bend into each other, three meet in a prism", () => {
    expect(lightOf("r--b--")).toMatchObject({
      hub: false,
      rays: [
        { side: 0, colour: "r" },
        { side: 3, colour: "b" },
      ],
    });
    expect(lightOf("r-r-r-")).toMatchObject({ hub: true });
    expect(lightOf("-----b").rays).toHaveLength(1);
  });
});

describe("events", () => {
  test("tell what a move would make", () => {
    const points = (total: number) => ({ beams: total, loops: 0, x: 0, y: 0, iii: 0, total });
    const events = [
      { kind: "place", cell: "1,0" },
      {
        kind: "loop",
        owner: 0,
        cells: [
          [0, 1],
          [1, 0],
          [1, 1],
        ],
      },
      { kind: "earn", earned: "link" },
    ];
    expect(toldBy({ events, scores: [points(4), points(1)] }, [points(2), points(1)])).toMatchObject({
      made: [{ owner: 0, large: false }],
      earned: "link",
      broken: [],
      gains: [{ seat: 0, by: 2 }],
    });
  });
  test("of a relocation tell from where to where", () => {
    const line = all.find((each) => each.name.startsWith("waiting"))?.last ?? null;
    const last = lastMove(line);
    expect(last?.from).not.toBe(null);
    expect(last?.broken).toHaveLength(1);
    expect(lastMove(null)).toBe(null);
  });
});

describe("frozen markers", () => {
  const position = { ...positionOf((all[0] as Fixture).view), phase: "middle" as const, earned: "loop" as const };
  const view = { ...(all[0] as Fixture).view, to_act: [position.turn], position };
  const choices = choicesOf(["lift 1,0", "unfreeze 2", "pass"]);
  const status = (earned: Earned): string =>
    statusOf(
      view,
      { choices, position: { ...position, earned }, seat: position.turn },
      { ...NOTHING, loop: 2 },
      true,
      [],
    );
  test("a small loop pays for a removal with its relocation, a large one and a link do not", () => {
    expect(status("loop")).toBe(t("ask-thaw"));
    expect([status("large"), status("link")]).toEqual(Array(2).fill(t("ask-thaw-besides")));
  });
});

describe("words", () => {
  test("of a tile", () => {
    expect(tileWords("r--r-b")).toBe("red to the north and south, blue to the north-west");
    expect(tileWords("------")).toBe("no beam");
    expect(tileWords("?")).toBe("?");
  });
  test.each(all.map((each) => [each.name, each] as const))("of %s", (_, fixture) => {
    const names = (fixture.seats ?? []).map((seat) => seat.name);
    const told = inWords(fixture.view, names);
    for (const name of names) expect(told).toContain(name);
    for (const [q, r] of positionOf(fixture.view).tiles) expect(told).toContain(`${q},${r}`);
    expect(told).not.toMatch(/undefined|NaN|\[object/);
  });
  test("of a table that still waits for somebody", () => {
    const { view } = all[0] as Fixture;
    const waiting = { ...view, to_act: [], legal: {} };
    const told = inWords(waiting, ["Ada", ""]);
    expect(told).toContain("Player 2: 0 points");
    expect(told).not.toMatch(/to act/);
    const position = positionOf(waiting);
    const offer: Offer = { choices: choicesOf([]), position, seat: 1 - position.turn };
    expect(statusOf(waiting, offer, NOTHING, false, ["Ada", "Player 2"])).toBe("");
    expect(statusOf(view, offer, NOTHING, false, ["Ada", "Bob"])).toBe("Bob is placing a tile.");
  });
});

test("the gallery shows every task", () => {
  const tasks = new Set(all.map(({ view }) => taskOf(choicesOf(view.legal[String(view.seat)] ?? []))));
  expect([...tasks].sort()).toEqual(["discard", "drop", "earned", "nothing", "place"]);
});
