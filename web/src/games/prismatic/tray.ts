/** What the tray says and which moves it offers as buttons. */

import type { Desk } from "./desk.svelte";
import { pieceName, sentence, t, word } from "./words";

/** Moves that name nothing on the table: they are buttons in the tray, these last. */
const LAST = ["decline", "return", "take back", "pass", "done", "reject"];

/** The moves that are not made by touching a card, a creation, a place or a piece. */
export function buttonMoves(legal: Iterable<string>): string[] {
  const moves = [...legal].filter(
    (move) => !/^(put|keep|create|use|make|empty|replace|discard|steal) |^take [A-Z]$|^ready$/.test(move),
  );
  return moves.sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b) || number(a) - number(b) || a.localeCompare(b));
}

function number(move: string): number {
  return Number(/\d+/.exec(move)?.[0] ?? 0);
}

export function prompt(desk: Desk): string {
  const { position, view, area, me } = desk;
  const names = view.to_act.filter((seat) => seat !== me).map(desk.nameOf);
  if (desk.paused) return t("prompt-paused");
  if (desk.legal.has("take back") && area?.ready) return t("prompt-ready", { names });
  if (position.phase === "auction" && area?.ready) return t("prompt-bid-made");
  if (!view.to_act.includes(me ?? -1) || !desk.mayAct) {
    const turn = position.phase === "resolve" ? position.turn : null;
    if (turn !== null) return t("prompt-turn", { name: desk.nameOf(turn) });
    return t("prompt-waiting", { names: view.to_act.map(desk.nameOf) });
  }
  const held = desk.chosen?.kind === "piece" && desk.chosen.slot !== null ? desk.slots[desk.chosen.slot] : undefined;
  if (held?.place) {
    const place = held.place === "palette" ? t("word-area-palette") : desk.cardName(Number(held.place));
    return t("prompt-elsewhere", { piece: sentence(pieceName(held.piece)), place });
  }
  if (position.phase === "setup") return t("prompt-setup");
  if (position.phase === "commit") return t("prompt-commit");
  if (position.phase === "auction") {
    const before = area?.bid ?? 0;
    return before > 0 ? t("prompt-bid-again", { n: before }) : t("prompt-bid");
  }
  return stepPrompt(desk);
}

const TARGETS = ["steal", "discard", "empty"];

function stepPrompt({ position, secret, legal }: Desk): string {
  if (position.doing === "pulled") return t("prompt-pulled", { piece: secret.hand });
  if (position.doing === "drawn") {
    const replaces = [...legal].some((move) => move.startsWith("replace"));
    return replaces ? `${t("prompt-drawn")} ${t("prompt-replace")}` : t("prompt-drawn");
  }
  if (position.doing === "choosing") return t("prompt-choosing");
  if (position.doing !== "reward") return t("prompt-act");
  const targets = position.pending
    .filter((effect) => TARGETS.includes(effect))
    .map((effect) => word("word-target", effect));
  const others = position.pending.length > targets.length;
  return [...(others ? [t("prompt-reward")] : []), ...targets].join(" ");
}
