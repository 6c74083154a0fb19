import { expect, test } from "vitest";
import { verify } from "./verify";

// printf '42:abc' | sha256sum
const hash = "4c611c47136d0d52ef7b1d6508b6d77b5d245237732f0e539c3b8a614d0586e5";

test("a seed that fits its hash is true, another is not", async () => {
  expect(await verify({ hash, seed: "42", nonce: "abc" }, crypto.subtle)).toBe("true");
  expect(await verify({ hash, seed: "43", nonce: "abc" }, crypto.subtle)).toBe("false");
});

test("before the end, and without the browser's help, nothing is claimed", async () => {
  expect(await verify({ hash, seed: null, nonce: null }, crypto.subtle)).toBe("early");
  expect(await verify({ hash, seed: "42", nonce: "abc" }, undefined)).toBe("impossible");
});
