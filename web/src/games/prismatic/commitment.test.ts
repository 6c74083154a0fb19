import { describe, expect, it } from "vitest";
import {
  chosenFor,
  likelyPlace,
  openSymbols,
  putMoves,
  putOf,
  readPut,
  slotsOf,
  startMoves,
  takes,
  untold,
} from "./commitment";
import type { Area } from "./position";

const choices = [
  { piece: "^", place: "3" },
  { piece: "R", place: "17" },
  { piece: "R", place: "palette" },
  { piece: "P", place: "3" },
  { piece: "G", place: "9" },
  { piece: "R", place: "9" },
];
const wanted = ["put R palette", "put R 9", "put R 17", "put G 9", "put P 3", "put prism 3"];

describe("a commitment", () => {
  it("is written in the one order of the rules, whatever the order of the choices", () => {
    expect(putMoves(choices)).toEqual(wanted);
    expect(putMoves(choices.toReversed())).toEqual(wanted);
  });

  it("knows what is not told yet", () => {
    expect(untold(wanted, [])).toEqual(wanted);
    expect(untold(wanted, wanted.slice(0, 4))).toEqual(["put P 3", "put prism 3"]);
    expect(untold(wanted, ["put R 9"])).toEqual(["take back", ...wanted]);
    expect(untold([], [])).toEqual([]);
  });

  it("reads what the server has", () => {
    const put = putOf({ hand: "", put: { palette: "RG", 17: "^" }, cards: [], kept: null, bid: null });
    expect(putMoves(put)).toEqual(["put R palette", "put G palette", "put prism 17"]);
    expect(chosenFor(put, "palette")).toBe("RG");
  });

  it("shows every piece at hand with its place", () => {
    const slots = slotsOf("RRG^", [
      { piece: "R", place: "9" },
      { piece: "^", place: "palette" },
    ]);
    expect(slots.map(({ place }) => place)).toEqual(["9", "", "", "palette"]);
    expect(putMoves(slots)).toEqual(["put R 9", "put prism palette"]);
  });
});

it("finds room as the view tells it: so many of a kind, and no more motes than prismatic ones", () => {
  // RRGY^ on which a red and a prismatic mote lie.
  const room = "RGYPP^";
  expect([..."RGYP^B"].map((piece) => takes(room, "", piece))).toEqual([true, true, true, true, true, false]);
  expect([..."RGYP^"].map((piece) => takes(room, "R", piece))).toEqual([false, true, true, true, true]);
  expect([..."RGYP^"].map((piece) => takes(room, "GP", piece))).toEqual([false, false, false, false, true]);
  expect(takes(room, "^", "^")).toBe(false);
  expect([openSymbols(room, ""), openSymbols(room, "R^")]).toEqual([3, 1]);
});

describe("the place where a piece is most likely wanted", () => {
  const area = { progress: { 4: "", 15: "RR" }, created: { 17: "", 18: "" } } as unknown as Area;
  const lacking = (card: string): number => (card === "15" ? 1 : 3);
  const likely = (piece: string, ...places: string[]): string =>
    likelyPlace(piece, ["palette", ...places], area, lacking);

  it("is the card that lacks least, then an ability, then the palette", () => {
    expect(likely("W", "4", "15", "17")).toBe("15");
    expect(likely("R", "4", "17")).toBe("4");
    expect(likely("G", "18", "17")).toBe("18");
    expect(likely("K")).toBe("palette");
  });

  it("is a card for a prismatic mote only where it is the last to come", () => {
    expect(likely("P", "4", "15", "17")).toBe("15");
    expect(likely("P", "4", "17")).toBe("palette");
  });
});

it("writes a set-up with its motes in order", () => {
  expect(startMoves({ keep: 17, motes: "WC" })).toEqual(["keep 17", "take C", "take W"]);
  expect(startMoves({ keep: null, motes: "" })).toEqual([]);
});

it("reads puts only", () => {
  expect(readPut("put prism 3")).toEqual({ piece: "^", place: "3" });
  expect(readPut("take back")).toBeNull();
});
