/** What is asked for now, in a sentence. */

import type { View } from "../../table/wire";
import { holds, targetsOf, type Choice, type Offer } from "./choice";
import { taskOf } from "./moves";
import { t } from "./words";

export function statusOf(view: View, offer: Offer, choice: Choice, may: boolean, names: string[]): string {
  if (view.outcome || offer.position.phase === "over") return ended(view, names);
  // The table still waits for somebody, or rests.
  if (!view.to_act.length) return "";
  // One's own move is on its way: nothing to say yet.
  if (!may) return offer.position.turn === offer.seat ? "" : others(offer, names);
  switch (taskOf(offer.choices)) {
    case "place":
      return placing(offer, choice);
    case "drop":
      return choice.settled ? t("ask-settled") : t("ask-drop", { places: offer.choices.drops.size });
    case "discard":
      return t("ask-discard");
    case "earned":
      return earned(offer, choice);
    default:
      return "";
  }
}

function placing(offer: Offer, choice: Choice): string {
  if (choice.settled) return t("ask-settled");
  if (holds(choice)) return t("ask-held", { places: targetsOf(offer, choice).size });
  if (offer.position.phase === "opening") return t("ask-opening");
  return offer.position.placed === 0 ? t("ask-first") : t("ask-second");
}

function earned(offer: Offer, choice: Choice): string {
  if (choice.lift) return t("ask-lift");
  if (choice.loop !== null) return offer.choices.unfreezes.has(choice.loop) ? thawing(offer) : t("ask-freeze");
  const told = offer.position.earned === "link" ? t("ask-earned-link") : t("ask-earned-loop");
  return offer.choices.freezes.size + offer.choices.unfreezes.size ? t("ask-earned-freezing", { earned: told }) : told;
}

/** A small loop alone pays for it with its relocation. */
function thawing(offer: Offer): string {
  return offer.position.earned === "loop" ? t("ask-thaw") : t("ask-thaw-besides");
}

function others(offer: Offer, names: string[]): string {
  const who = { name: names[offer.position.turn] ?? "" };
  if (offer.position.lifted) return t("others-drop", who);
  return offer.position.earned ? t("others-earned", who) : t("others-place", who);
}

function ended(view: View, names: string[]): string {
  const winners = ((view.outcome?.winners as number[] | undefined) ?? []).map((seat) => names[seat] ?? "");
  return winners.length ? t("ended-won", { names: winners, count: winners.length }) : t("ended");
}
