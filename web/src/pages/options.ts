/** A game's options as its description lists them. */

import { spoken, t } from "../i18n/i18n.svelte";
import type { GameInfo } from "../table/wire";

export interface Option {
  name: string;
  type: "choice" | "whole" | "flag" | "data";
  help: string;
  default: string | number | boolean;
  choices?: string[];
  low?: number;
  high?: number;
  only?: number[];
}

/** Data files belong to who runs the server: people at a table do not choose among files. */
export function optionsOf(game: GameInfo): Option[] {
  return Object.entries(game.options)
    .map(([name, option]) => ({ ...(option as Omit<Option, "name">), name }))
    .filter((option) => option.type !== "data");
}

export function optionTitle(option: Option): string {
  const title = spoken(option.name.replaceAll("_", " "));
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function valueWords(value: unknown): string {
  return typeof value === "boolean" ? t(value ? "yes" : "no") : spoken(String(value));
}

/** Only what differs from the defaults. */
export function changedOptions(options: Option[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    options
      .filter(({ name, default: usual }) => values[name] !== undefined && values[name] !== null && values[name] !== usual)
      .map(({ name }) => [name, values[name]]),
  );
}
