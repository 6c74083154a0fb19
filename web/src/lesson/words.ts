/** The words of a lesson: *emphasis* and `moves` in plain text. */

export interface Piece {
  kind: "text" | "strong" | "move";
  text: string;
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\*[^*\n]+\*|`[^`\n]+`)/)) {
    if (!part) continue;
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*"))
      found.push({ kind: "strong", text: part.slice(1, -1) });
    else if (part.length > 2 && part.startsWith("`") && part.endsWith("`"))
      found.push({ kind: "move", text: part.slice(1, -1) });
    else found.push({ kind: "text", text: part });
  }
  return found;
}

/** Paragraphs are divided by empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((each) => each.replace(/\s*\n\s*/g, " "));
}
