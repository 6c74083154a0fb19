/** The shuffle was fixed before the game: the hash shown then is that of seed and nonce shown now. */

import type { Fairness } from "../table/wire";

export type Verdict = "true" | "false" | "early" | "impossible";

export async function verify(fairness: Fairness, subtle: SubtleCrypto | undefined): Promise<Verdict> {
  if (fairness.seed === null || fairness.nonce === null) return "early";
  if (!subtle) return "impossible"; // browsers have it only on https and on this machine
  const bytes = new TextEncoder().encode(`${fairness.seed}:${fairness.nonce}`);
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === fairness.hash ? "true" : "false";
}
