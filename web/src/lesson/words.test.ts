import { describe, expect, it } from "vitest";
import { paragraphs, pieces } from "./words";

describe("the words of a lesson", () => {
  it("knows emphasis and moves", () => {
    expect(pieces("Take the *carrier*: `d4xd5`.")).toEqual([
      { kind: "text", text: "Take the " },
      { kind: "strong", text: "carrier" },
      { kind: "text", text: ": " },
      { kind: "move", text: "d4xd5" },
      { kind: "text", text: "." },
    ]);
  });

  it("leaves a lonely star alone", () => {
    expect(pieces("2 * 3")).toEqual([{ kind: "text", text: "2 * 3" }]);
  });

  it("divides at empty lines and joins broken ones", () => {
    expect(paragraphs("one\ntwo\n\nthree\n")).toEqual(["one two", "three"]);
  });
});
