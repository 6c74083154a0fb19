/** What people are told, by key, from the very files that Python uses (src/pentaprism/core/words.py says how they are
 *  written): one book for the table, one for each game, each in the language of the page. */

import { FluentBundle, type FluentFunction, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Message } from "../table/wire";

export type Value = string | number | boolean | null | undefined | Message | Value[];
export type Values = Record<string, Value>;
/** The name of whoever sits there, if anybody does. */
export type Names = (seat: number) => string | undefined;

const files = import.meta.glob<string>("../../../src/pentaprism/{words,games/*/words}/*.ftl", {
  query: "?raw",
  import: "default",
});
const TABLE = "table";
const ENGLISH = "en";
const nobody: Names = () => undefined;

const path = (book: string, language: string): string =>
  `../../../src/pentaprism/${book === TABLE ? "" : `games/${book}/`}words/${language}.ftl`;

/** The languages that there are, found by their files. */
export const LANGUAGES: string[] = Object.keys(files)
  .flatMap((file) => /pentaprism\/words\/(\w+)\.ftl$/.exec(file)?.[1] ?? [])
  .sort();

let language = $state.raw(ENGLISH);
let books = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
const wanted = new Set<string>();
let people = nobody;

/** The words of a game, before anything of it is shown. */
export async function loadBook(book: string): Promise<void> {
  wanted.add(book);
  // Whoever loads a book does not begin again when there are more.
  while (!untrack(() => books.has(book))) {
    const now = untrack(() => language);
    const read = await readBook(book, now);
    if (now === language) books = new Map(books).set(book, read);
  }
}

/** Everything in another language from now on. */
export async function speak(next: string): Promise<void> {
  wanted.add(TABLE);
  const names = [...wanted];
  const read = await Promise.all(names.map((book) => readBook(book, next)));
  books = new Map(names.map((book, i) => [book, read[i] as FluentBundle]));
  language = next;
}

async function readBook(book: string, wish: string): Promise<FluentBundle> {
  const spoken = files[path(book, wish)] ? wish : ENGLISH;
  const bundle = new FluentBundle(spoken, { functions: functionsOf(book), useIsolating: false });
  const source = await (files[path(book, spoken)]?.() ?? fromServer(book));
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The words of a game that these pages were not built with; none if the server cannot tell them. */
async function fromServer(book: string): Promise<string> {
  const answer = await fetch(`/api/games/${book}/words`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

/** A message of the server as a sentence. */
export function say({ key, values }: Message, names: Names = nobody): string {
  const [book = "", name = ""] = key.split("/");
  return format(book, name, values as Values, names);
}

export function hasWords(book: string, key: string): boolean {
  return books.get(book)?.hasMessage(key) ?? false;
}

type Arguments<Variables> = [Variables] extends [never] ? [] : [Record<Variables & string, Value>];

/** The words of one book: `Words` is what scripts/word_types.py finds in its English file. */
export function wordsOf<Words>(book: string) {
  return <Key extends keyof Words & string>(key: Key, ...values: Arguments<Words[Key]>): string =>
    format(book, key, values[0] ?? {}, people);
}

/** An attribute of a message, such as `.help` of an option; "" where there is none. */
export function attribute(book: string, key: string, name: string): string {
  const bundle = books.get(book);
  const pattern = bundle?.getMessage(key)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern) : "";
}

function format(book: string, key: string, values: Values, names: Names): string {
  const bundle = books.get(book);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return missing(`${book}/${key}`);
  const before = people;
  people = names;
  const errors: Error[] = [];
  try {
    return bundle.formatPattern(pattern, told(values), errors);
  } finally {
    people = before;
    if (errors.length) missing(`${book}/${key}: ${errors.join(", ")}`);
  }
}

/** Nobody is left without a page for the lack of a word; tests are. */
function missing(what: string): string {
  if (import.meta.env.MODE === "test") throw new Error(`no words: ${what}`);
  return what;
}

class FluentList extends FluentType<FluentVariable[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

function told(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value)]));
}

function variable(value: Value): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return new FluentList(value.map(variable));
  return typeof value === "object" ? say(value, people) : value;
}

const LISTS: Record<string, Intl.ListFormatType> = { and: "conjunction", or: "disjunction", unit: "unit" };

/** SEAT, WORD and LIST, as Python has them. */
function functionsOf(book: string): Record<string, FluentFunction> {
  const seat = (which: unknown): string => {
    const number = Number(which);
    if (which === "clock") return format(TABLE, "clock", {}, people);
    const name = people(number);
    if (name) return name;
    if (hasWords(book, `seat-${number}`)) return format(book, `seat-${number}`, {}, people);
    return format(TABLE, "seat-unnamed", { seat: number }, people);
  };
  const word = (kind: string, value: string, form?: string): string => {
    const bundle = books.get(book);
    const message = bundle?.getMessage(`${kind}-${value}`);
    const pattern = form ? message?.attributes[form] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern) : missing(`${book}/${kind}-${value}`);
  };
  return {
    SEAT: ([which]) => seat(which instanceof FluentType ? which.valueOf() : which),
    WORD: ([kind, value], { form }) => word(String(kind), String(value?.valueOf()), form && String(form)),
    LIST: ([several, kind], { type }) => {
      const items = several instanceof FluentList ? several.value : [];
      const words = items.map((item) => {
        if (!kind) return String(item);
        return String(kind) === "seat" ? seat(item) : word(String(kind), String(item));
      });
      return new Intl.ListFormat(language, { type: LISTS[String(type ?? "and")] ?? "conjunction" }).format(words);
    },
  };
}
