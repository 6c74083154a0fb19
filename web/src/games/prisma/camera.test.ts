import { describe, expect, test } from "vitest";
import { beside, FARTHEST, fit, keepInSight, NEAREST, pan, pinch, toScreen, toTable, zoomAt } from "./camera";
import { pressed, type Keys } from "./keys";

const size = { width: 400, height: 300 };
const camera = { x: 20, y: -10, zoom: 0.8 };

describe("the window on the table", () => {
  test("shows a whole box in its middle", () => {
    const fitted = fit({ left: -500, top: -100, right: 500, bottom: 100 }, size, 0, 1.2);
    expect(fitted).toEqual({ x: 200, y: 150, zoom: 0.4 });
    expect(fit({ left: -10, top: -10, right: 10, bottom: 10 }, size, 0, 1.2).zoom).toBe(1.2);
    expect(fit({ left: -500, top: -100, right: 500, bottom: 100 }, size, 0.64, 1.2).zoom).toBe(0.64);
  });
  test("screen and table are inverse", () => {
    const point = { x: 33, y: 44 };
    const back = toScreen(camera, toTable(camera, point));
    expect(back.x).toBeCloseTo(33);
    expect(back.y).toBeCloseTo(44);
  });
  test("zooming keeps what is under the pointer, within limits", () => {
    const at = { x: 120, y: 70 };
    const before = toTable(camera, at);
    const after = toTable(zoomAt(camera, 1.5, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomAt(camera, 100, at).zoom).toBe(NEAREST);
    expect(zoomAt(camera, 0.001, at).zoom).toBe(FARTHEST);
  });
  test("two fingers that go together only pan", () => {
    const moved = pinch(
      camera,
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 5, y: 7 },
        { x: 15, y: 7 },
      ],
    );
    expect(moved).toEqual(pan(camera, 5, 7));
  });
  test("brings a point into sight and leaves one that is", () => {
    expect(keepInSight(camera, { x: 100, y: 150 }, size, 50)).toEqual(camera);
    const seen = toScreen(keepInSight(camera, { x: 1000, y: 150 }, size, 50), { x: 1000, y: 150 });
    expect(seen.x).toBeCloseTo(350);
  });
});

describe("a card beside a thing", () => {
  const card = { width: 200, height: 80 };
  const large = { width: 900, height: 700 };
  test("stands away from the middle, inside of the window", () => {
    expect(beside({ x: 300, y: 350 }, 40, card, large)).toEqual({ x: 60, y: 310 });
    expect(beside({ x: 840, y: 350 }, 40, card, large).x).toBe(694);
    expect(beside({ x: 450, y: 100 }, 40, card, large).y).toBeLessThan(350);
  });
  test("leaves what lies on the table in sight", () => {
    const others = [
      { x: 340, y: 210 },
      { x: 410, y: 250 },
      { x: 410, y: 340 },
    ];
    const spot = beside({ x: 265, y: 167 }, 50, { width: 290, height: 116 }, { width: 750, height: 540 }, others);
    for (const { x, y } of others) {
      const covered = x > spot.x - 40 && x < spot.x + 330 && y > spot.y - 40 && y < spot.y + 156;
      expect(covered).toBe(false);
    }
  });
  test("goes to the other end of a small window", () => {
    const small = { width: 360, height: 470 };
    expect(beside({ x: 100, y: 90 }, 40, card, small)).toEqual({ x: 6, y: 384 });
    expect(beside({ x: 100, y: 400 }, 40, card, small).y).toBe(6);
  });
});

describe("keys", () => {
  function press(key: string, init: { shiftKey?: boolean; ctrlKey?: boolean } = {}, spots = true): string[] {
    const done: string[] = [];
    const keys: Keys = {
      pick: (tile) => void done.push(`pick ${tile}`),
      turn: (way) => void done.push(`turn ${way}`),
      yes: () => done.push("yes") > 0,
      undo: () => done.push("undo") > 0,
      go: (way) => spots && done.push(`go ${way.x} ${way.y}`) > 0,
      shift: (dx, dy) => void done.push(`shift ${dx + 0} ${dy + 0}`),
      zoom: (factor) => void done.push(factor > 1 ? "nearer" : "farther"),
      showAll: () => void done.push("all"),
    };
    pressed(
      {
        key,
        shiftKey: false,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        target: null,
        ...init,
      } as unknown as KeyboardEvent,
      keys,
    );
    return done;
  }
  test.each([
    ["r", {}, "turn 1"],
    ["R", { shiftKey: true }, "turn -1"],
    ["2", {}, "pick 1"],
    ["Enter", {}, "yes"],
    ["Escape", {}, "undo"],
    ["ArrowUp", {}, "go 0 -1"],
    ["ArrowUp", { shiftKey: true }, "shift 0 60"],
    ["+", {}, "nearer"],
    ["-", {}, "farther"],
    ["0", {}, "all"],
  ])("%s %j: %s", (key, init, wanted) => expect(press(key, init)).toEqual([wanted]));
  test("arrows move the table when there is no place to choose", () => {
    expect(press("ArrowRight", {}, false)).toEqual(["shift -60 0"]);
  });
  test("leaves the browser's own keys alone", () => expect(press("r", { ctrlKey: true })).toEqual([]));
});
