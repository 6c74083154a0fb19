import { spoken, t } from "../i18n/i18n.svelte";
import { Refusing } from "./api";

/** What went wrong, for people. */
export const whatWentWrong = (error: unknown): string =>
  error instanceof Refusing && error.message ? sentence(spoken(error.message)) : t("unreachable");

/** Refusals are clauses of a sentence: begin and end it. */
export function sentence(clause: string): string {
  const said = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
