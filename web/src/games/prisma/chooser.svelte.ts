/** The choice in the making, and what taps, drags and keys do to it. It offers exactly the moves that
 *  it was told; others it sends only to hear why not. */

import { untrack } from "svelte";
import type { Preview } from "../../table/wire";
import { legalMoves, type BoardProps } from "../board";
import { makeAsker } from "./asking";
import * as make from "./choice";
import { cellOf, key, RADIUS, type Cell, type Key, type Point, type Seen } from "./geometry";
import { choicesOf, dropping, lifting, placing, taskOf, type Task } from "./moves";
import { Lie, positionOf } from "./position";
import { toldBy, type Told } from "./told";
import { t } from "./words";

export type Chooser = ReturnType<typeof makeChooser>;

export function makeChooser(given: () => BoardProps, sight: () => Seen) {
  const view = $derived(given().view);
  const position = $derived(positionOf(view));
  const lie = $derived(new Lie(position));
  const may = $derived(given().active && view.seat !== null && view.to_act.includes(view.seat));
  const offer = $derived<make.Offer>({ position, choices: choicesOf(legalMoves(view)), seat: view.seat });
  const task = $derived<Task>(taskOf(offer.choices));

  let choice = $state.raw(make.NOTHING);
  let tried = $state.raw<Cell | null>(null);
  let note = $state("");
  let answer = $state.raw<Preview | null>(null);
  const asker = makeAsker(
    () => given().preview,
    (told) => (answer = told),
  );

  // Another position is another choice; a new view of the same one is not.
  const stamp = $derived(JSON.stringify([view.position, view.seat, view.to_act]));
  $effect.pre(() => {
    void stamp;
    untrack(() => choose(make.begin(offer)));
    asker.forget();
  });

  const targets = $derived(make.targetsOf(offer, choice));
  const ghost = $derived(make.ghostOf(offer, choice));
  const told = $derived<Told | null>(answer && toldBy(answer, view.scores));
  $effect(() => asker.about(may && given().preview ? (ghost?.move ?? null) : null));

  /** Loops whose marker can be frozen or thawed. */
  const markable = $derived(may ? new Set([...offer.choices.freezes, ...offer.choices.unfreezes]) : new Set<number>());

  function choose(next: make.Choice): void {
    choice = next;
    tried = null;
    note = "";
  }

  function send(move: string): void {
    if (may) given().play(move);
  }

  /** Not legal as far as we were told: the server knows why. */
  function tryAnyway(at: Cell, move: string): void {
    choose({ ...choice, at: null, settled: false, lift: null, loop: null });
    tried = at;
    send(move);
  }

  function turn(way: 1 | -1): void {
    if (!may) return;
    const only = ghost?.ways === 1;
    choose(make.turn(offer, choice, way));
    if (only) note = t("ask-only-way");
  }

  /** Sends the choice if it is complete. */
  function yes(): boolean {
    const tile = make.handOf(offer)[choice.tile ?? -1];
    if (!may) return false;
    if (ghost?.settled) send(ghost.move);
    else if (choice.lift) send(lifting(key(choice.lift)));
    else if (choice.loop !== null)
      send(`${offer.choices.unfreezes.has(choice.loop) ? "unfreeze" : "freeze"} ${choice.loop}`);
    else if (task === "discard" && tile !== undefined) send(`discard ${tile}`);
    else return false;
    return true;
  }

  /** One step back; false if there was nothing to undo. */
  function undo(): boolean {
    const { settled, tile, lift, loop } = choice;
    choose(make.undo(offer, choice));
    return settled || tile !== null || lift !== null || loop !== null;
  }

  /** The legal place that is meant: under the pointer, or so near that nothing else can be. */
  function aim(point: Point): Cell | null {
    const under = sight().under(point);
    if (targets.has(key(under))) return under;
    const far = (at: Key): number => Math.hypot(sight().at(cellOf(at)).x - point.x, sight().at(cellOf(at)).y - point.y);
    const [near] = [...targets.keys()].sort((a, b) => far(a) - far(b));
    return near !== undefined && far(near) < RADIUS * 1.25 ? cellOf(near) : null;
  }

  /** `meant` is where the tile would go, `cell` what was really tapped. */
  function tapCell(cell: Cell, meant: Cell | null): void {
    if (!may) return sayWhyNot();
    if (task === "earned") tapTile(cell);
    else if (!make.holds(choice) || task === "discard") return;
    else if (meant && choice.settled && choice.at && key(choice.at) === key(meant)) turn(1);
    else if (meant) choose(make.settle(offer, { ...choice, settled: false }, meant));
    else if (choice.settled || lie.taken(key(cell))) undo();
    else tryAnyway(cell, (task === "drop" ? dropping : placing)(key(cell), choice.held));
  }

  function tapTile(cell: Cell): void {
    const again = choice.lift !== null && key(choice.lift) === key(cell);
    if (again || !lie.taken(key(cell))) choose(make.NOTHING);
    else if (offer.choices.lifts.has(key(cell))) choose({ ...make.NOTHING, lift: cell });
    else tryAnyway(cell, lifting(key(cell)));
  }

  /** False where markers are not chosen, so that the tile below is meant. */
  function tapLoop(loop: number): boolean {
    if (!may || task !== "earned" || !position.options.frozen) return false;
    if (markable.has(loop)) choose(choice.loop === loop ? make.NOTHING : { ...make.NOTHING, loop });
    else send(`${position.loops[loop]?.frozen ? "unfreeze" : "freeze"} ${loop}`);
    return true;
  }

  function pickTile(tile: number): void {
    if (may && (task === "place" || task === "discard")) choose(make.pick(offer, choice, tile));
    else sayWhyNot();
  }

  /** Something was tapped that nothing can be done with now. */
  function sayWhyNot(): void {
    if (may) note = task === "drop" ? t("not-before-drop") : t("not-before-relocation");
    else if (view.seat === null) note = view.to_act.length ? t("not-watching") : "";
    else if (view.to_act.length && !view.to_act.includes(view.seat)) note = t("not-your-turn");
  }

  function hover(point: Point | null): void {
    if (may) choice = make.hover(offer, choice, point && aim(point));
  }

  function drag(tile: number, point: Point | null): void {
    if (!may || task !== "place") return;
    if (choice.tile !== tile) pickTile(tile);
    if (choice.settled) choose({ ...choice, settled: false });
    hover(point);
  }

  /** A tile of the hand was let go over this point of the table, or beside it. */
  function drop(point: Point | null): void {
    if (!may || !make.holds(choice)) return;
    const meant = point && aim(point);
    const cell = point && sight().under(point);
    if (meant) choose(make.settle(offer, choice, meant));
    else if (cell) tryAnyway(cell, placing(key(cell), choice.held));
    else choose(make.begin(offer));
  }

  /** The ghost goes to a marked place, as with arrow keys. */
  function goTo(at: Key): void {
    choose(task === "earned" ? make.NOTHING : make.hover(offer, { ...choice, settled: false }, cellOf(at)));
  }

  return {
    get position() {
      return position;
    },
    get lie() {
      return lie;
    },
    get may() {
      return may;
    },
    get offer() {
      return offer;
    },
    get task() {
      return task;
    },
    get choice() {
      return choice;
    },
    get tried() {
      return tried;
    },
    get note() {
      return note;
    },
    get answer() {
      return answer;
    },
    get targets() {
      return targets;
    },
    get ghost() {
      return ghost;
    },
    get told() {
      return told;
    },
    get markable() {
      return markable;
    },
    aim,
    drag,
    drop,
    goTo,
    hover,
    pickTile,
    send,
    tapCell,
    tapLoop,
    turn,
    undo,
    yes,
  };
}
