/** What the newest move did, as marks on the table, as flights of cards and as a sentence. */

import { say } from "../../i18n/words.svelte";
import type { Line } from "../../table/wire";
import { eventsOf } from "../board";
import { handOf, paneAt, type Place } from "./compose";
import type { Draw, Event, Round } from "./event-types";
import type { Seen } from "./read";

/** A card on its way. */
export interface Flight {
  card: Seen;
  from: Place;
  to: Place;
}

/** A new deal clears the table, so nothing of the move before it is left to show. */
function cleared(events: Event[]): boolean {
  return events.some((event) => event.kind === "deal");
}

/** The places that the newest move touched. */
export function marksOf(last: Line | null): Set<Place> {
  const events = eventsOf<Event>(last);
  return new Set(cleared(events) ? [] : events.flatMap(markedBy));
}

function markedBy(event: Event): Place[] {
  switch (event.kind) {
    case "draw":
      return [handOf(event.seat)];
    case "play":
      return [paneAt(event.seat, event.card)];
    case "discard":
      return ["discard"];
    case "ask":
    case "block":
      return [paneAt(event.target, event.colour)];
    case "take":
      return [paneAt(event.target, event.colour), paneAt(event.seat, event.colour)];
    case "zap":
      return [paneAt(event.target, event.colour), "discard"];
    default:
      return [];
  }
}

export function flightsOf(last: Line | null): Flight[] {
  const events = eventsOf<Event>(last);
  return cleared(events) ? [] : events.flatMap(flownBy);
}

function flownBy(event: Event): Flight[] {
  switch (event.kind) {
    case "draw":
      return drawn(event);
    case "play":
      return [{ card: event.card, from: handOf(event.seat), to: paneAt(event.seat, event.card) }];
    case "discard":
      return [{ card: event.card, from: handOf(event.seat), to: "discard" }];
    case "ask":
      return [{ card: event.card, from: handOf(event.seat), to: "pending" }];
    case "take":
      return [{ card: event.colour, from: paneAt(event.target, event.colour), to: paneAt(event.seat, event.colour) }];
    case "block":
      return [{ card: "block", from: handOf(event.target), to: "discard" }];
    case "zap":
      return [
        { card: "zap", from: handOf(event.seat), to: paneAt(event.target, event.colour) },
        { card: event.colour, from: paneAt(event.target, event.colour), to: "discard" },
      ];
    default:
      return [];
  }
}

function drawn({ seat, count, cards, discarded }: Draw): Flight[] {
  const flights = Array.from({ length: count }, (_, i): Flight => ({
    card: cards?.[i] ?? "?",
    from: "stack",
    to: handOf(seat),
  }));
  if (discarded) flights.push({ card: discarded, from: paneAt(seat, discarded), to: "discard" });
  return flights;
}

/** Which cards of a sorted hand the newest move brought; face down, the last ones stand for them. */
export function freshIn(last: Line | null, seat: number, hand: Seen[]): Set<number> {
  const fresh = new Set<number>();
  for (const event of eventsOf<Event>(last)) {
    if (event.kind !== "draw" || event.seat !== seat) continue;
    for (const card of event.cards ?? Array.from({ length: event.count }, () => "?")) {
      const at = hand.findLastIndex((each, i) => each === card && !fresh.has(i));
      if (at >= 0) fresh.add(at);
    }
  }
  return fresh;
}

/** The end of a round, if the newest move ended one. */
export function roundEnd(last: Line | null): Round | null {
  return eventsOf<Event>(last).find((event) => event.kind === "round") ?? null;
}

/** What the newest move did, in words. A take that is only wanted and the end of a round are told elsewhere. */
export function told(last: Line | null, names: string[]): string {
  return eventsOf<Event>(last)
    .filter(({ kind }) => kind !== "ask" && kind !== "round" && kind !== "deal")
    .map((event) => say({ key: `prism/event-${event.kind}`, values: { ...event } }, (seat) => names[seat]))
    .join("; ");
}
