import { beforeEach, describe, expect, it } from "vitest";
import { Gesture, type Offer } from "./gesture.svelte";

const zaps = [1, 2].flatMap((seat) => ["red", "green", "blue", "violet"].map((colour) => `zap ${seat} ${colour}`));
let offer: Offer;
let played: string[];
let gesture: Gesture;

beforeEach(() => {
  offer = {
    hand: ["red", "zap", "block"],
    legal: ["play red", "discard block", ...zaps],
    me: 0,
    players: 3,
    open: true,
  };
  played = [];
  gesture = new Gesture(
    () => offer,
    (move) => played.push(move),
  );
});

describe("a choice", () => {
  it("is complete with a card that has one use", () => {
    gesture.pick(0);
    expect([played, gesture.picked]).toEqual([["play red"], null]);
  });

  it("is complete with a card and a place", () => {
    gesture.pick(1);
    expect(gesture.targets.get("pane 2 blue")).toBe("zap 2 blue");
    gesture.put("pane 2 blue");
    expect([played, gesture.picked]).toEqual([["zap 2 blue"], null]);
  });

  it("asks before a card is thrown away, unless nothing else can be done", () => {
    gesture.pick(2);
    expect([played, gesture.moves]).toEqual([[], ["discard block"]]);
    offer = { ...offer, hand: ["block"], legal: ["discard block"] };
    gesture.putBack();
    gesture.pick(0);
    expect(played).toEqual(["discard block"]);
  });

  it("is undone by picking the card again", () => {
    gesture.pick(1);
    gesture.pick(1);
    expect([gesture.card, played]).toEqual([null, []]);
  });

  it("keeps the card after a move that will be refused", () => {
    gesture.lift(0);
    gesture.put("discard");
    expect([played, gesture.card]).toEqual([["discard red"], "red"]);
  });

  it("asks whom first when there is much to choose from", () => {
    gesture.pick(1);
    expect(gesture.whom).toEqual([1, 2]);
    gesture.aim = 2;
    expect(gesture.whom).toEqual([]);
    expect(gesture.moves).toEqual(zaps.slice(4));
  });

  it("is dropped where nothing can be meant", () => {
    gesture.lift(1);
    gesture.drop("area 2");
    expect([gesture.card, gesture.aim]).toEqual(["zap", 2]);
    gesture.lift(0);
    gesture.drop(null);
    expect([gesture.picked, played]).toEqual([null, []]);
  });

  it("uses a saved draw-two by a tap", () => {
    offer.legal = ["draw", "draw-two"];
    gesture.put("pane 0 draw-two");
    expect(played).toEqual(["draw-two"]);
  });

  it("has no card that the viewer may not pick up", () => {
    gesture.pick(1);
    offer = { ...offer, open: false };
    expect([gesture.card, gesture.targets.size]).toEqual([null, 0]);
  });
});
