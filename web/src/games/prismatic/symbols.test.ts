import { describe, expect, it } from "vitest";
import { fits, lay, marked, open } from "./symbols";

describe("pieces on symbols", () => {
  it("lie on their own colour first, prismatic motes on what is left", () => {
    const laid = lay("RRG^", "PR", "G");
    expect(laid.map(({ piece }) => piece)).toEqual(["R", "P", "G", ""]);
    expect(laid.map(({ fresh }) => fresh)).toEqual([false, false, true, false]);
  });

  it("find room only while a symbol is open", () => {
    expect(fits("RRG", "R", "R")).toBe(true);
    expect(fits("RRG", "RR", "R")).toBe(false);
    expect(fits("RRG", "RP", "P")).toBe(true);
    expect(fits("RRG", "RGP", "R")).toBe(false);
    expect(fits("RRG^", "", "^")).toBe(true);
    expect(fits("RRG", "", "^")).toBe(false);
    expect(fits("^", "", "P")).toBe(false);
    expect(fits("", "", "R")).toBe(false);
  });

  it("leave open what is not covered", () => {
    expect(open("RRG^", "RP")).toBe("G^");
  });

  it("are marked from the last of equal ones", () => {
    expect(marked("RRG", "RG")).toEqual([false, true, true]);
  });
});
