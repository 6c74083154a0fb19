/** What the newest move did, as marks on the table, as flights of cards and as a sentence. */

import type { Line } from "../../table/wire";
import { handOf, paneAt, type Place } from "./compose";
import type { Seen } from "./read";
import { cardName, listed, type Texts } from "./texts";

/** The events of docs/formats.md, with the keys that any of them may have. */
export interface PrismEvent {
  kind: string;
  seat?: number;
  target?: number;
  card?: string;
  colour?: string;
  count?: number;
  cards?: string[];
  discarded?: string;
  round?: number;
  winner?: number | null;
  points?: number[];
  /** At the end of a round: everybody's colours, before the table was cleared. */
  colours?: string[][];
  wilds?: number[];
  dealer?: number;
}

/** A card on its way. */
export interface Flight {
  card: Seen;
  from: Place;
  to: Place;
}

export function eventsOf(last: Line | null): PrismEvent[] {
  return (last?.events ?? []) as unknown as PrismEvent[];
}

/** A new deal clears the table, so nothing of the move before it is left to show. */
function cleared(events: PrismEvent[]): boolean {
  return events.some((event) => event.kind === "deal");
}

/** The places that the newest move touched. */
export function marksOf(last: Line | null): Set<Place> {
  const events = eventsOf(last);
  return new Set(cleared(events) ? [] : events.flatMap(markedBy));
}

function markedBy(event: PrismEvent): Place[] {
  const { seat = 0, target = 0, card = "", colour = "" } = event;
  switch (event.kind) {
    case "draw":
      return [handOf(seat)];
    case "play":
      return [paneAt(seat, card)];
    case "discard":
      return ["discard"];
    case "ask":
    case "block":
      return [paneAt(target, colour)];
    case "take":
      return [paneAt(target, colour), paneAt(seat, colour)];
    case "zap":
      return [paneAt(target, colour), "discard"];
    default:
      return [];
  }
}

export function flightsOf(last: Line | null): Flight[] {
  const events = eventsOf(last);
  return cleared(events) ? [] : events.flatMap(flownBy);
}

function flownBy(event: PrismEvent): Flight[] {
  const { seat = 0, target = 0, colour = "" } = event;
  const card = (event.card ?? "?") as Seen;
  const hue = colour as Seen;
  switch (event.kind) {
    case "draw":
      return drawn(event, seat);
    case "play":
      return [{ card, from: handOf(seat), to: paneAt(seat, card) }];
    case "discard":
      return [{ card, from: handOf(seat), to: "discard" }];
    case "ask":
      return [{ card, from: handOf(seat), to: "pending" }];
    case "take":
      return [{ card: hue, from: paneAt(target, colour), to: paneAt(seat, colour) }];
    case "block":
      return [{ card: "block", from: handOf(target), to: "discard" }];
    case "zap":
      return [
        { card: "zap", from: handOf(seat), to: paneAt(target, colour) },
        { card: hue, from: paneAt(target, colour), to: "discard" },
      ];
    default:
      return [];
  }
}

function drawn(event: PrismEvent, seat: number): Flight[] {
  const count = event.count ?? 1;
  const flights = Array.from({ length: count }, (_, i): Flight => {
    return { card: (event.cards?.[i] ?? "?") as Seen, from: "stack", to: handOf(seat) };
  });
  if (event.discarded) flights.push({ card: "draw-two", from: paneAt(seat, "draw-two"), to: "discard" });
  return flights;
}

/** Which cards of a sorted hand the newest move brought; face down, the last ones stand for them. */
export function freshIn(last: Line | null, seat: number, hand: Seen[]): Set<number> {
  const fresh = new Set<number>();
  for (const event of eventsOf(last)) {
    if (event.kind !== "draw" || event.seat !== seat) continue;
    for (const card of event.cards ?? Array.from({ length: event.count ?? 1 }, () => "?")) {
      const at = hand.findLastIndex((each, i) => each === card && !fresh.has(i));
      if (at >= 0) fresh.add(at);
    }
  }
  return fresh;
}

/** The end of a round, if the newest move ended one. */
export function roundEnd(last: Line | null): PrismEvent | null {
  return eventsOf(last).find((event) => event.kind === "round") ?? null;
}

/** What the newest move did, in words; the end of a round is told elsewhere. */
export function told(last: Line | null, names: string[], words: Texts): string {
  return eventsOf(last)
    .map((event) => sentence(event, names, words))
    .filter(Boolean)
    .join(" ");
}

function sentence(event: PrismEvent, names: string[], words: Texts): string {
  const who = names[event.seat ?? 0] ?? "";
  const whom = names[event.target ?? 0] ?? "";
  const card = cardName(event.card ?? "", words);
  const colour = cardName(event.colour ?? "", words);
  switch (event.kind) {
    case "draw":
      if (!event.cards) return words.drew(who, event.count ?? 1);
      return words.drewCards(who, listed(event.cards.map((each) => cardName(each, words)), words));
    case "play":
      return event.card === "draw-two" ? words.saved(who) : words.played(who, card);
    case "discard":
      return words.discarded(who, card);
    case "zap":
      return words.zapped(who, whom, colour);
    case "take":
      return words.took(who, whom, colour);
    case "block":
      return words.blocked(whom, who);
    case "decline":
      return words.declined(who);
    default:
      return "";
  }
}
