import { beforeEach, describe, expect, it, vi } from "vitest";
import { tilePoint } from "./geometry";
import { Hand } from "./hand.svelte";

const ring = "MBBG.RGCYRR@";
const legal = ["1+5", "1-5", "5+1", "@-8"];
const play = vi.fn<(move: string) => void>();
const hand = new Hand(() => ({ ring, legal, play }));

function lead(from: number, to: number, steps: number): void {
  hand.start(from, tilePoint(from));
  for (let i = 1; i <= steps; i++) hand.follow(tilePoint(from + ((to - from) * i) / steps));
}

beforeEach(() => {
  play.mockClear();
  hand.drop();
});

describe("tapping", () => {
  it("picks up, and asks where both ways are legal", () => {
    hand.touch(1);
    hand.touch(5);
    expect([hand.picked, hand.target]).toEqual([1, 5]);
    expect(play).not.toHaveBeenCalled();
    hand.go(5, "-");
    expect(play).toHaveBeenCalledWith("1-5");
    expect(hand.picked).toBeNull();
  });

  it("goes at once where only one way is legal", () => {
    hand.touch(11);
    hand.touch(8);
    expect(play).toHaveBeenCalledWith("@-8");
  });

  it("sends what is not legal, so that the server says why", () => {
    hand.touch(0);
    hand.touch(2);
    expect(play).toHaveBeenCalledWith("0+2");
  });

  it("is undone by tapping again or a step back", () => {
    hand.touch(1);
    hand.touch(1);
    expect(hand.picked).toBeNull();
    hand.touch(1);
    hand.touch(5);
    expect(hand.back()).toBe(true);
    expect([hand.picked, hand.target]).toEqual([1, null]);
    expect(hand.back()).toBe(true);
    expect(hand.back()).toBe(false);
    hand.touch(4); // nothing stands there
    expect(hand.picked).toBeNull();
  });

  it("grabs the cat where that can be done", () => {
    const grab = vi.fn();
    const early = new Hand(() => ({ ring, legal: ["impossible"], play, grab }));
    early.touch(11);
    expect(grab).toHaveBeenCalled();
    expect(early.picked).toBeNull();
  });
});

describe("dragging", () => {
  it("takes the way that it was led", () => {
    lead(1, 5, 20);
    hand.release();
    lead(1, -7, 40); // the other way round to tile 5
    hand.release();
    expect(play.mock.calls).toEqual([["1+5"], ["1-5"]]);
  });

  it("asks when it came straight across", () => {
    hand.start(1, tilePoint(1));
    hand.follow({ x: 10, y: 10 });
    hand.follow(tilePoint(5));
    hand.release();
    expect(hand.target).toBe(5);
    expect(play).not.toHaveBeenCalled();
  });

  it("comes to nothing outside and at home", () => {
    lead(1, 1, 3);
    hand.release();
    hand.start(1, tilePoint(1));
    hand.follow({ x: 2000, y: 0 });
    hand.release();
    expect(play).not.toHaveBeenCalled();
    expect(hand.picked).toBeNull();
  });
});
