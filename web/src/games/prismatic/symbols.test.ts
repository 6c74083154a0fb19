import { describe, expect, it } from "vitest";
import { lay, marked, open } from "./symbols";

describe("pieces on symbols", () => {
  it("lie on their own colour first, prismatic motes on what is left", () => {
    const laid = lay("RRG^", "PR", "G");
    expect(laid.map(({ piece }) => piece)).toEqual(["R", "P", "G", ""]);
    expect(laid.map(({ fresh }) => fresh)).toEqual([false, false, true, false]);
  });

  it("leave open what is not covered", () => {
    expect(open("RRG^", "RP")).toBe("G^");
  });

  it("are marked from the last of equal ones", () => {
    expect(marked("RRG", "RG")).toEqual([false, true, true]);
  });
});
