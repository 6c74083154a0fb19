import { describe, expect, it } from "vitest";
import { chosenFor, lifted, nextMove, putMoves, putOf, readPut, startMoves, untold } from "./commitment";

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

  it("is told move by move, then ready", () => {
    const sent: string[] = [];
    for (let move = nextMove(wanted, sent, false); move !== "ready"; move = nextMove(wanted, sent, false)) {
      expect(move).toBe(wanted[sent.length]);
      sent.push(move ?? "");
    }
    expect(sent).toEqual(wanted);
    expect(nextMove(wanted, sent, true)).toBeNull();
  });

  it("begins again when the server has something else", () => {
    expect(nextMove(wanted, ["put R 9"], false)).toBe("take back");
    expect(nextMove([], ["put R 9"], false)).toBe("take back");
    expect(nextMove([], [], false)).toBe("ready");
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

  it("loses one of equal pieces when it is lifted", () => {
    const two = [{ piece: "R", place: "9" }, { piece: "R", place: "9" }];
    expect(lifted(two, "R", "9")).toHaveLength(1);
    expect(lifted(two, "G", "9")).toBe(two);
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
