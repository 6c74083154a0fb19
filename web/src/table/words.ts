/** Sentences of the server about a table, in the language of the page and with the names of its people. */

import type { Tell } from "../games/boards";
import { type Names, say } from "../i18n/words.svelte";
import type { Line, Message, SeatInfo } from "./wire";

export const namesOf =
  (seats: SeatInfo[]): Names =>
  (seat) =>
    seats[seat]?.name;

/** What the server says; what people cannot meet has no key, and is English. */
export function inWords(words: Message | string, seats: SeatInfo[]): string {
  return typeof words === "string" ? words : say(words, namesOf(seats));
}

/** The same as a sentence: rules speak in clauses; it begins with a capital, unless with somebody's name. */
export function lineSentence(line: Line, seats: SeatInfo[], tell: Tell | null): string {
  const said = lineText(line, seats, tell);
  if (seats.some(({ name }) => name && said.startsWith(name))) return said;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A line of the log. What a move did is told event by event: each is a sentence. */
export function lineText(line: Line, seats: SeatInfo[], tell: Tell | null): string {
  if (line.words) return inWords(line.words, seats);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  return line.events.map((event) => tell?.(event, name) ?? String(event.text)).join("; ");
}
