/** Which colours of the pool pay: a move may say so at its end (`make 3 pool C`, `pool -` for none). */

const PAYING = /^((?:create|make) \d+) pool (-|[RGBCMYWK]+)$/;

/** The move without its choice, and the pool colours that it takes; null where it says nothing. */
export function readShare(move: string): { plain: string; share: string } | null {
  const [, plain = "", letters = ""] = PAYING.exec(move) ?? [];
  return plain ? { plain, share: letters.replace("-", "") } : null;
}

export function withShare(plain: string, share: string | null): string {
  return share === null ? plain : `${plain} pool ${share || "-"}`;
}

/** The other ways to pay for a move: the pool colours of each, fewest first. */
export function sharesOf(plain: string | undefined, legal: Iterable<string>): string[] {
  const shares = [...legal].map(readShare).filter((read) => read !== null && read.plain === plain);
  return shares.map((read) => read?.share ?? "").sort((a, b) => a.length - b.length || a.localeCompare(b));
}
