import { describe, expect, it } from "vitest";
import { angleAt, shorter, tileAt, tilePoint, TILES, tilesBetween, tileShape, turn, way } from "./geometry";

describe("the ring", () => {
  it("has tile 0 at the top and goes clockwise", () => {
    expect(tilePoint(0, 100)).toEqual({ x: 0, y: -100 });
    expect(tilePoint(3, 100)).toEqual({ x: 100, y: 0 });
    expect(tilePoint(6, 100)).toEqual({ x: 0, y: 100 });
  });

  it("finds every tile again at its own point, and none in the middle", () => {
    for (let tile = 0; tile < TILES; tile++) expect(tileAt(tilePoint(tile))).toBe(tile);
    expect(tileAt({ x: 0, y: 10 })).toBeNull();
    expect(tileAt({ x: 900, y: 0 })).toBeNull();
  });

  it("counts the tiles of both ways", () => {
    expect(tilesBetween(3, 5, "+")).toBe(2);
    expect(tilesBetween(3, 5, "-")).toBe(10);
    expect(tilesBetween(11, 0, "+")).toBe(1);
    expect(tilesBetween(0, 11, "-")).toBe(1);
  });

  it("knows the shorter way, clockwise when both are as long", () => {
    expect(shorter(3, 5)).toBe("+");
    expect(shorter(5, 3)).toBe("-");
    expect(shorter(0, 6)).toBe("+");
  });

  it("turns by the nearer side", () => {
    expect(turn(350, 10)).toBe(20);
    expect(turn(10, 350)).toBe(-20);
    expect(angleAt({ x: -1, y: 0 })).toBe(270);
  });

  it("bends the light's way round the ring", () => {
    expect(way(0, 3, "+")).toContain(" 0 0 1 ");
    expect(way(0, 3, "-")).toContain(" 0 1 0 ");
    expect(tileShape(0)).toMatch(/^M.*Z$/);
  });
});
