/** A choice in the making. Every step is a pure function, so that each can be undone and tested;
 *  nothing is sent before the choice is complete. */

import { cellOf, key, rotations, type Cell, type Key } from "./geometry";
import { dropping, fitting, placing, taskOf, turnedOn, type Choices, type Targets } from "./moves";
import type { Position } from "./position";

export interface Choice {
  /** Number of the tile in the hand. */
  tile: number | null;
  /** How the tile is held: a wish, which a place may not allow. */
  held: string;
  /** Where the ghost is. */
  at: Cell | null;
  /** Set down there, waiting for a yes; otherwise it only follows the pointer. */
  settled: boolean;
  /** A tile on the table, or the number of a loop, that was tapped and waits for a yes. */
  lift: Cell | null;
  loop: number | null;
}

export const NOTHING: Choice = { tile: null, held: "", at: null, settled: false, lift: null, loop: null };

/** What the choice is made from. */
export interface Offer {
  position: Position;
  choices: Choices;
  seat: number | null;
}

/** The beginning of a choice: nothing, or the lifted tile as it lay. */
export function begin(offer: Offer): Choice {
  const { lifted, tiles } = offer.position;
  if (taskOf(offer.choices) !== "drop" || !lifted) return NOTHING;
  const tile = tiles.find(([q, r]) => q === lifted[0] && r === lifted[1]);
  return { ...NOTHING, held: tile?.[2] ?? "" };
}

export function handOf(offer: Offer): string[] {
  return offer.seat === null ? [] : (offer.position.hands[offer.seat] ?? []);
}

/** Where the tile that is held may go. */
export function targetsOf(offer: Offer, choice: Choice): Targets {
  if (taskOf(offer.choices) === "drop") return offer.choices.drops;
  const tile = choice.tile === null ? undefined : handOf(offer)[choice.tile];
  return (tile !== undefined && offer.choices.places.get(tile)) || new Map();
}

/** Is a tile held at all? */
export function holds(choice: Choice): boolean {
  return choice.held !== "";
}

/** Takes a tile of the hand, or puts it back when it is taken already. */
export function pick(offer: Offer, choice: Choice, tile: number): Choice {
  const text = handOf(offer)[tile];
  if (text === undefined || choice.tile === tile) return begin(offer);
  return { ...NOTHING, tile, held: text };
}

/** The ghost follows the pointer, unless it was set down. */
export function hover(offer: Offer, choice: Choice, at: Cell | null): Choice {
  if (!holds(choice) || choice.settled) return choice;
  const legal = at !== null && targetsOf(offer, choice).has(key(at)) ? at : null;
  return legal === choice.at || (legal && choice.at && key(legal) === key(choice.at))
    ? choice
    : { ...choice, at: legal };
}

export function settle(offer: Offer, choice: Choice, at: Cell): Choice {
  const ways = targetsOf(offer, choice).get(key(at));
  const held = ways && fitting(choice.held, ways);
  return held ? { ...choice, at, settled: true, held } : choice;
}

/** Turns the tile: among the ways that fit where the ghost is, freely elsewhere. */
export function turn(offer: Offer, choice: Choice, way: 1 | -1): Choice {
  if (!holds(choice)) return choice;
  const ways = choice.at && targetsOf(offer, choice).get(key(choice.at));
  const now = ways ? (fitting(choice.held, ways) ?? choice.held) : choice.held;
  return { ...choice, held: turnedOn(now, ways || rotations(now), way) };
}

export interface Ghost {
  at: Key;
  cell: Cell;
  sides: string;
  /** In how many ways the tile may lie here. */
  ways: number;
  move: string;
  settled: boolean;
}

export function ghostOf(offer: Offer, choice: Choice): Ghost | null {
  if (!choice.at) return null;
  const at = key(choice.at);
  const ways = targetsOf(offer, choice).get(at);
  const sides = ways && fitting(choice.held, ways);
  if (!ways || !sides) return null;
  const write = taskOf(offer.choices) === "drop" ? dropping : placing;
  return { at, cell: cellOf(at), sides, ways: ways.length, move: write(at, sides), settled: choice.settled };
}

/** One step back: take the ghost up again, then let go of the rest. */
export function undo(offer: Offer, choice: Choice): Choice {
  return choice.settled ? { ...choice, settled: false, at: null } : begin(offer);
}
