/** A move that is being made: what is picked up, where it is led. Nothing of it is sent before the
 *  way is clear; letting go or Escape undoes it. */

import { angleAt, INNER, shorter, tileAt, turn, type Point } from "./geometry";
import { originAt, waysOf, writeMove, type Sign } from "./moves";
import { CAT, EMPTY } from "./position";

/** A figure that follows the pointer: how far round it has been led, and whether straight across. */
export interface Drag {
  point: Point;
  turned: number;
  across: boolean;
}

interface Table {
  ring: string;
  legal: string[];
  play: (move: string) => void;
  /** Grab the cat instead of bidding, where that is possible. */
  grab?: (() => void) | undefined;
}

const ACROSS = INNER - 46;

export class Hand {
  picked = $state<number | null>(null);
  /** The tile whose two ways lie open. */
  target = $state<number | null>(null);
  drag = $state<Drag | null>(null);

  constructor(private table: () => Table) {}

  drop(): void {
    this.picked = this.target = this.drag = null;
  }

  /** A step back: from the choice of the way to the figure, from the figure to nothing. */
  back(): boolean {
    if (this.picked === null) return false;
    if (this.target !== null) this.target = null;
    else this.drop();
    return true;
  }

  touch(tile: number): void {
    const { ring, grab } = this.table();
    if (this.picked === null) {
      if (ring[tile] === CAT && grab) grab();
      else if (ring[tile] !== EMPTY) this.picked = tile;
    } else if (tile === this.picked) this.drop();
    else if (tile === this.target) this.target = null;
    else this.lead(tile);
  }

  /** The picked figure goes there; the way is asked for where there are two. */
  private lead(tile: number): void {
    const { ring, legal } = this.table();
    const from = this.picked ?? 0;
    const ways = waysOf(legal, ring, from, tile);
    if (ways.length === 2) this.target = tile;
    else this.go(tile, ways[0] ?? shorter(from, tile));
  }

  /** Sent as it is: if it is not legal, the server says why. */
  go(tile: number, sign: Sign): void {
    const { ring, play } = this.table();
    const origin = originAt(ring, this.picked ?? 0);
    this.drop();
    play(writeMove(origin, sign, tile));
  }

  start(tile: number, point: Point): void {
    this.picked = tile;
    this.target = null;
    this.drag = { point, turned: 0, across: false };
  }

  follow(point: Point): void {
    if (!this.drag) return;
    const turned = this.drag.turned + turn(angleAt(this.drag.point), angleAt(point));
    const across = this.drag.across || Math.hypot(point.x, point.y) < ACROSS;
    this.drag = { point, turned, across };
  }

  /** Where the dragged figure would end now, and which way round. */
  get led(): { tile: number; sign: Sign } | null {
    if (!this.drag || this.picked === null) return null;
    const tile = tileAt(this.drag.point);
    if (tile === null || tile === this.picked) return null;
    const sign = this.drag.across ? shorter(this.picked, tile) : this.drag.turned >= 0 ? "+" : "-";
    return { tile, sign };
  }

  release(): void {
    const led = this.led;
    const across = this.drag?.across ?? false;
    this.drag = null;
    if (!led) this.drop();
    else if (across) this.lead(led.tile);
    else this.go(led.tile, led.sign);
  }
}
