/** A game's options as its description lists them. */

import type { GameInfo } from "../table/wire";

export interface Option {
  name: string;
  type: "choice" | "whole" | "flag" | "data";
  help: string;
  /** What new tables have. */
  default: string | number | boolean;
  /** What a table has that says nothing of it. */
  unsaid: string | number | boolean;
  choices?: string[];
  low?: number;
  high?: number;
  only?: number[];
}

/** A data file is chosen where there are several: our own, and those that whoever runs the server has put there. */
export function optionsOf(game: GameInfo): Option[] {
  return Object.entries(game.options)
    .map(([name, each]) => {
      const option = each as Omit<Option, "name" | "unsaid"> & { usual?: string };
      return { ...option, name, default: option.usual ?? option.default, unsaid: option.default };
    })
    .filter((option) => option.type !== "data" || option.choices !== undefined);
}

/** Whether a table with these options may have a clock: a game against time has one of its own. */
export function mayHaveClock(game: GameInfo, values: Record<string, unknown>): boolean {
  const options = optionsOf(game);
  return Object.entries(game.clock_with).every(
    ([name, value]) => (values[name] ?? options.find((option) => option.name === name)?.default) === value,
  );
}

/** Only what differs from the defaults. */
export function changedOptions(options: Option[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    options
      .filter(
        ({ name, default: usual }) => values[name] !== undefined && values[name] !== null && values[name] !== usual,
      )
      .map(({ name }) => [name, values[name]]),
  );
}
