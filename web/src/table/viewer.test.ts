import { expect, test } from "vitest";
import { needsCurtain, nextViewer } from "./viewer";
import type { View } from "./wire";

test("watchers have no seat", () => expect(nextViewer([], [0], null)).toBeNull());

test("who can act keeps the screen", () => expect(nextViewer([0, 1, 2], [1, 2], 2)).toBe(2));

test("otherwise the next one who can takes it", () => {
  expect(nextViewer([0, 1, 2], [0, 1], 2)).toBe(0);
  expect(nextViewer([0, 2], [2], 0)).toBe(2);
});

test("while nobody here can act, nothing changes", () => expect(nextViewer([0, 2], [1], 2)).toBe(2));

test("a curtain only where something is secret and the screen changes hands", () => {
  const seen = (...hands: string[]) =>
    Object.fromEntries(hands.map((hand, seat) => [seat, { position: { hand } } as unknown as View]));
  const secret = seen("zap", "block");
  const open = seen("", "");
  expect(needsCurtain(secret, [0, 1], 0, 1)).toBe(true);
  expect(needsCurtain(secret, [0, 1], null, 0)).toBe(true);
  expect(needsCurtain(secret, [0, 1], 1, 1)).toBe(false);
  expect(needsCurtain(open, [0, 1], 0, 1)).toBe(false);
  expect(needsCurtain(secret, [0], null, 0)).toBe(false);
});
