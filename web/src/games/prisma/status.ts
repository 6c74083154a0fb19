/** What is asked for now, in a sentence. */

import type { View } from "../../table/wire";
import { holds, targetsOf, type Choice, type Offer } from "./choice";
import { taskOf } from "./moves";
import type { Texts } from "./texts";
import { list } from "./words";

export function statusOf(view: View, offer: Offer, choice: Choice, may: boolean, names: string[], t: Texts): string {
  if (view.outcome || offer.position.phase === "over") return ended(view, names, t);
  // The table still waits for somebody, or rests.
  if (!view.to_act.length) return "";
  // One's own move is on its way: nothing to say yet.
  if (!may) return offer.position.turn === offer.seat ? "" : others(offer, names, t);
  switch (taskOf(offer.choices)) {
    case "place":
      return placing(offer, choice, t);
    case "drop":
      return choice.settled ? t.settled : t.dropIt(offer.choices.drops.size);
    case "discard":
      return t.discardOne;
    case "earned":
      return earned(offer, choice, t);
    default:
      return "";
  }
}

function placing(offer: Offer, choice: Choice, t: Texts): string {
  if (choice.settled) return t.settled;
  if (holds(choice)) {
    const places = targetsOf(offer, choice).size;
    return places ? t.heldHere(places) : t.heldNowhere;
  }
  if (offer.position.phase === "opening") return t.placeOpening;
  return offer.position.placed === 0 ? t.placeFirst : t.placeSecond;
}

function earned(offer: Offer, choice: Choice, t: Texts): string {
  if (choice.lift) return t.liftThis;
  if (choice.loop !== null) return offer.choices.unfreezes.has(choice.loop) ? thawing(offer, t) : t.freezeThis;
  const told = offer.position.earned === "link" ? t.earnedLink : t.earnedLoop;
  return offer.choices.freezes.size + offer.choices.unfreezes.size ? `${told} ${t.freezeHint}` : told;
}

/** A small loop alone pays for it with its relocation. */
function thawing(offer: Offer, t: Texts): string {
  return offer.position.earned === "loop" ? t.unfreezeThis : t.unfreezeBesides;
}

function others(offer: Offer, names: string[], t: Texts): string {
  const who = names[offer.position.turn] ?? "";
  if (offer.position.lifted) return t.othersDrop(who);
  return offer.position.earned ? t.othersEarned(who) : t.othersPlace(who);
}

function ended(view: View, names: string[], t: Texts): string {
  const winners = ((view.outcome?.winners as number[] | undefined) ?? []).map((seat) => names[seat] ?? "");
  if (!winners.length) return `${t.over}.`;
  return `${t.over}. ${(winners.length === 1 ? t.wins : t.share)(list(winners, t))}`;
}
