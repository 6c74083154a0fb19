/** Fills a text: {name} stands for a value, {n:move|moves} for a word that depends on a number. */

export type Values = Record<string, string | number>;

export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, key: string, one?: string, other?: string) => {
    const value = values[key];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return value === 1 ? one : other;
  });
}
