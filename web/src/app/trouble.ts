import { t } from "../i18n/i18n.svelte";
import { inWords } from "../table/words";
import { Refusing } from "./api";

/** What went wrong, for people. */
export function whatWentWrong(error: unknown): string {
  if (!(error instanceof Refusing) || !error.message) return t("unreachable");
  // What is wrong with the JSON of a position is for programs, and English.
  if (error.code === "bad-position" && !error.words) return sentence(t("bad-position", { why: error.message }));
  return sentence(inWords(error.words ?? error.message, []));
}

/** Refusals are clauses of a sentence: begin and end it. */
export function sentence(clause: string): string {
  const said = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
