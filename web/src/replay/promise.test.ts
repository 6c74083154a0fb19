import { expect, test } from "vitest";
import { restOfPromise, shortPromise } from "./promise";

test("the short form is the beginning of the hash, in groups", () => {
  const hash = "3f2a9c8107be55aa".padEnd(64, "0");
  expect(shortPromise(hash)).toBe("3f2a 9c81 07be");
  expect(shortPromise(hash).replaceAll(" ", "") + restOfPromise(hash)).toBe(hash);
});
