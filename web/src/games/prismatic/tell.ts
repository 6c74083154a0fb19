/** Events of Prismatic in words for the log. The rest the server tells well enough. */

import { pick } from "../../i18n/pick";
import { readEffect } from "./catalogue";
import { counted } from "./position";
import { texts } from "./texts";
import { coloursInWords, list, pieceName } from "./words";

/** Pieces that came to one place; without a card: on the palette. */
interface Put {
  card: string;
  pieces: string;
}

export function tell(event: Record<string, unknown>, name: (seat: number) => string): string | null {
  const { told, colours } = pick(texts);
  const who = name(event.seat as number);
  const piece = event.piece as string | undefined;
  switch (event.kind) {
    case "commit": {
      const put = (event.put as Put[]).map(({ card, pieces }) => told.putOn(some(pieces), card));
      return put.length ? told.commit(who, put.join(", ")) : null;
    }
    case "make":
      return told.make(who, some(event.cost as string), toGet(event.gives as string));
    case "pay":
      return told.pay(who, coloursInWords(pick(texts), event.pool as string));
    case "pool":
      return told.pool(who, colours[piece ?? ""] ?? "");
    case "pull":
      return piece ? told.pull(who, some(piece)) : null;
    default:
      return null;
  }
}

/** "2 red motes and a prism" */
function some(pieces: string): string {
  const t = pick(texts);
  return list(t, counted(pieces).map(([piece, n]) => t.told.some(n, pieceName(t, piece))));
}

/** "gain a blue mote" */
function toGet(effect: string): string {
  const { told, colours } = pick(texts);
  const { kind, piece, number } = readEffect(effect);
  if (kind === "pool") return told.toPool(colours[piece] ?? piece);
  return told.toDo[kind] ?? told.toGain(some(piece.repeat(number)));
}
