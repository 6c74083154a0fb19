/** Sentences of the server about a table, in the language of the page and with the names of its people. */

import type { Tell } from "../games/boards";
import { spoken } from "../i18n/i18n.svelte";
import { type Names, say } from "../i18n/words.svelte";
import type { Line, Message, SeatInfo } from "./wire";

export const namesOf =
  (seats: SeatInfo[]): Names =>
  (seat) =>
    seats[seat]?.name;

/** What the server says, by key or, as long as there are such, as an English sentence. */
export function inWords(words: Message | string, seats: SeatInfo[]): string {
  return typeof words === "string" ? named(spoken(words), seats) : say(words, namesOf(seats));
}

/** Rules speak of seats; people have names. */
export function named(sentence: string, seats: SeatInfo[]): string {
  return sentence.replace(/\bseat (\d+)\b/g, (_, seat: string) => seats[Number(seat)]?.name || spoken("the clock"));
}

/** A line of the log. What a move did is told event by event: each is a sentence. */
export function lineText(line: Line, seats: SeatInfo[], tell: Tell | null): string {
  if (line.words) return inWords(line.words, seats);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  return line.events.map((event) => tell?.(event, name) ?? named(spoken(String(event.text)), seats)).join("; ");
}
