/** What the tray says and which moves it offers as buttons. */

import { list, pieceName } from "./words";
import type { Desk } from "./desk.svelte";
import type { Texts } from "./texts";

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

export function prompt(t: Texts, desk: Desk): string {
  const { position, view, area, me } = desk;
  const waiting = list(t, view.to_act.filter((seat) => seat !== me).map(desk.nameOf));
  if (desk.paused) return t.prompt.paused;
  if (desk.legal.has("take back") && area?.ready) return t.prompt.waitReady(waiting);
  if (position.phase === "auction" && area?.ready) return t.prompt.bidMade;
  if (!view.to_act.includes(me ?? -1) || !desk.mayAct) {
    const turn = position.turn;
    return turn === null || position.phase !== "resolve" ? t.prompt.waitCommit(list(t, view.to_act.map(desk.nameOf))) : t.prompt.waitTurn(desk.nameOf(turn));
  }
  const held = desk.chosen?.kind === "piece" && desk.chosen.slot !== null ? desk.slots[desk.chosen.slot] : undefined;
  if (held?.place) {
    const place = held.place === "palette" ? t.areas.palette : desk.cardName(Number(held.place));
    return t.prompt.elsewhere(pieceName(t, held.piece), place);
  }
  if (position.phase === "setup") return t.prompt.setup;
  if (position.phase === "commit") return t.prompt.commit;
  if (position.phase === "auction") {
    const before = area?.bid ?? 0;
    return before > 0 ? t.prompt.bidAgain(before) : t.prompt.bid;
  }
  return stepPrompt(t, desk);
}

function stepPrompt(t: Texts, { position, secret, legal }: Desk): string {
  if (position.doing === "pulled") return t.prompt.pulled(pieceName(t, secret.hand));
  if (position.doing === "drawn") return [...legal].some((move) => move.startsWith("replace")) ? `${t.prompt.drawn} ${t.prompt.replace}` : t.prompt.drawn;
  if (position.doing === "choosing") return t.prompt.choosing;
  if (position.doing !== "reward") return t.prompt.act;
  const targets = position.pending.map((effect) => t.prompt.target[effect]).filter(Boolean);
  const others = position.pending.length > targets.length;
  return [...(others ? [t.prompt.reward] : []), ...targets].join(" ");
}
