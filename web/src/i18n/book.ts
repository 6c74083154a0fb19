/**
 * Sentences of the server in another language. The server speaks English: its sentences are a public format. A book
 * has them as templates with holes, `"{who} takes {card} from {whom}"`, each with its translation.
 *
 * What fills a hole is translated by itself, but not names and numbers: `{who}`, `{whom}` and `{text}` stay as they
 * are, and holes named `{n}`, `{n2}`, ... hold numbers only.
 */
export type Sentences = Record<string, string>;

interface Pattern {
  seen: RegExp;
  holes: string[];
  said: string;
}

const RAW = /^(who|whom|text|n\d*)$/;
const HOLE = /\{(\w+)\}/;

export class Book {
  private readonly whole = new Map<string, string>();
  private readonly patterns: Pattern[];
  private readonly known = new Map<string, string | null>();

  constructor(sentences: Sentences) {
    const patterns: [number, Pattern][] = [];
    for (const [template, said] of Object.entries(sentences)) {
      if (HOLE.test(template)) patterns.push([literals(template), pattern(template, said)]);
      else this.whole.set(template, said);
    }
    // The more is said outside the holes, the surer it is meant.
    this.patterns = patterns.sort(([a], [b]) => b - a).map(([, each]) => each);
  }

  /** The sentence in the language of this book, or null if it is not in it. */
  find(sentence: string): string | null {
    let found = this.known.get(sentence);
    if (found === undefined) {
      found = this.whole.get(sentence) ?? this.match(sentence);
      this.known.set(sentence, found);
    }
    return found;
  }

  /** The same, in English if there is nothing better. */
  say = (sentence: string): string => this.find(sentence) ?? sentence;

  private match(sentence: string): string | null {
    for (const { seen, holes, said } of this.patterns) {
      const match = seen.exec(sentence);
      if (!match) continue;
      const values = new Map(
        holes.map((hole, i) => [hole, RAW.test(hole) ? (match[i + 1] ?? "") : this.say(match[i + 1] ?? "")]),
      );
      return said.replace(/\{(\w+)\}/g, (whole, hole: string) => values.get(hole) ?? whole);
    }
    return null;
  }
}

function pieces(template: string): string[] {
  return template.split(HOLE); // literal, hole, literal, hole, ..., literal
}

function literals(template: string): number {
  return pieces(template).reduce((sum, piece, i) => (i % 2 ? sum : sum + piece.length), 0);
}

function pattern(template: string, said: string): Pattern {
  const holes: string[] = [];
  const parts = pieces(template).map((piece, i) => {
    if (i % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    holes.push(piece);
    return /^n\d*$/.test(piece) ? "([-\u2212]?\\d+)" : "(.+?)";
  });
  return { seen: new RegExp(`^${parts.join("")}$`, "s"), holes, said };
}
