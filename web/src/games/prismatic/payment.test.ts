import { describe, expect, it } from "vitest";
import { moveWords } from "./say";
import { readShare, sharesOf, withShare } from "./payment";

describe("paying with chosen pool colours", () => {
  const legal = ["make 3", "make 3 pool -", "make 3 pool GC", "make 3 pool C", "make 13 pool R", "create 3 pool B"];

  it("reads and writes the choice", () => {
    expect(readShare("make 3")).toBeNull();
    expect(readShare("pool Y")).toBeNull();
    expect(readShare("create 17 pool -")).toEqual({ plain: "create 17", share: "" });
    for (const move of legal.slice(1)) {
      const read = readShare(move);
      expect(read && withShare(read.plain, read.share)).toBe(move);
    }
    expect(withShare("make 3", null)).toBe("make 3");
  });

  it("lists the choices of one move, fewest colours first", () => {
    expect(sharesOf("make 3", legal)).toEqual(["", "C", "GC"]);
    expect(sharesOf("make 4", legal)).toEqual([]);
  });

  it("says what the pool gives", () => {
    expect(moveWords("create 17 pool RG", 0, [])).toContain("red and green from the pool");
    expect(moveWords("create 17 pool -", 0, [])).toContain("nothing from the pool");
  });
});
