import { expect, test } from "vitest";
import golden from "../../../tests/golden/matched.json";
import { asked, estimate, opposing, owed, standing, together, type Ladders } from "./matched";

const ladders: Ladders = golden.ladders;

test("the browser estimates as the terminal does", () => {
  for (const each of golden.histories) {
    const { game, results, people, bots } = each;
    expect(estimate(ladders, game, results)).toBeCloseTo(each.estimate, 4);
    expect(owed(game, results)).toBeCloseTo(each.owed, 4);
    const wanted = asked(ladders, game, results) ?? NaN;
    expect(wanted).toBeCloseTo(each.asked, 4);
    expect(opposing(ladders[game] ?? [], wanted, people, bots)).toBeCloseTo(each.opposing, 4);
  }
});

test("games whose levels were not measured say nothing, and nothing is said of them", () => {
  const odd = { game: "chess", strength: 0, people: 1, bots: 1, share: 1 };
  expect(estimate(ladders, "chess", [])).toBeNull();
  expect(asked(ladders, "chess", [])).toBeNull();
  expect(estimate(ladders, "prism", [odd])).toBeCloseTo(estimate(ladders, "prism", []) ?? NaN);
});

test("several bots are as strong as their strengths together", () => {
  expect(together([120])).toBeCloseTo(120);
  expect(together([0, 0, 0])).toBeCloseTo(0);
  expect(together([0, 400])).toBeCloseTo(400 * Math.log10(11 / 2));
});

test("where somebody stands is said in levels", () => {
  const ladder = [-100, 0, 100];
  expect(standing(ladder, -500)).toEqual({ low: 0, high: 0 });
  expect(standing(ladder, -90)).toEqual({ low: 0, high: 0 });
  expect(standing(ladder, -50)).toEqual({ low: 0, high: 1 });
  expect(standing(ladder, 10)).toEqual({ low: 1, high: 1 });
  expect(standing(ladder, 90)).toEqual({ low: 2, high: 2 });
  expect(standing(ladder, 900)).toEqual({ low: 2, high: 2 });
});
