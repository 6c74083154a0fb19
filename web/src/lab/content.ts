/** The content of a data file as fields of a form, and back. Pure. */

export type Content = Record<string, unknown>;

/** Where a value stands: the keys and numbers that lead to it. */
export type Place = (string | number)[];

export interface Field {
  label: string;
  place: Place;
  kind: "number" | "text" | "list";
}

export interface Group {
  title: string;
  fields: Field[];
}

const isTable = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function field(label: string, value: unknown, place: Place): Field {
  const kind = typeof value === "number" ? "number" : Array.isArray(value) ? "list" : "text";
  return { label, place, kind };
}

/** A table of values is one group; of a list of tables each is a group, by its name. */
export function groupsOf(content: Content): Group[] {
  return Object.entries(content).flatMap(([key, value]): Group[] => {
    if (isTable(value)) {
      return [{ title: key, fields: Object.entries(value).map(([name, each]) => field(name, each, [key, name])) }];
    }
    if (!Array.isArray(value)) return [];
    return value.filter(isTable).map((entry, n) => ({
      title: `${n + 1} ${typeof entry["name"] === "string" ? entry["name"] : ""}`.trim(),
      fields: Object.entries(entry).map(([name, each]) => field(name, each, [key, n, name])),
    }));
  });
}

export function valueAt(content: Content, place: Place): unknown {
  return place.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], content);
}

/** A copy with another value; what was typed into a list has commas between. */
export function changed(content: Content, { place, kind }: Field, typed: string): Content {
  const copy = structuredClone(content);
  const last = place.at(-1) ?? "";
  const holder = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  if (kind === "number") holder[last] = Number(typed);
  else if (kind === "text") holder[last] = typed;
  else
    holder[last] = typed
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
  return copy;
}

export function shown(content: Content, place: Place): string {
  const value = valueAt(content, place);
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** How many fields of two files differ. */
export function differences(before: Content, after: Content): number {
  const places = groupsOf(after).flatMap((group) => group.fields);
  return places.filter(({ place }) => shown(before, place) !== shown(after, place)).length;
}
