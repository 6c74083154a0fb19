import { t } from "../i18n/i18n.svelte";
import { inWords } from "../table/words";
import { Refusing } from "./api";

/** What went wrong, for people. */
export const whatWentWrong = (error: unknown): string =>
  error instanceof Refusing && error.message ? sentence(inWords(error.words ?? error.message, [])) : t("unreachable");

/** Refusals are clauses of a sentence: begin and end it. */
export function sentence(clause: string): string {
  const said = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
