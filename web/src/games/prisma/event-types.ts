// Generated from events.py by scripts/game_types.py: change that, not this.

/** A tile of the hand comes to the table; `red` and `blue` count its beams. */
export interface Place {
  kind: "place";
  seat: number;
  cell: string;
  tile: string;
  red: number;
  blue: number;
}

export interface Lift {
  kind: "lift";
  seat: number;
  cell: string;
}

/** The lifted tile lies elsewhere. */
export interface Drop {
  kind: "drop";
  seat: number;
  from: string;
  cell: string;
  tile: string;
}

/** No tile of the hand can be placed, so one is thrown away. */
export interface Discard {
  kind: "discard";
  seat: number;
  tile: string;
  red: number;
  blue: number;
}

/** What was earned is declined. */
export interface Pass {
  kind: "pass";
  seat: number;
}

export interface Freeze {
  kind: "freeze";
  seat: number;
  loop: number;
}

export interface Unfreeze {
  kind: "unfreeze";
  seat: number;
  loop: number;
}

/** A new loop has a marker; `size` counts its cells, here and below. */
export interface Loop {
  kind: "loop";
  owner: number;
  cells: [number, number][];
  size: number;
}

/** A loop has lost a tile, and its marker is back with its owner. */
export interface Break {
  kind: "break";
  owner: number;
  cells: [number, number][];
  size: number;
}

/** A thawed loop whose owner has no normal marker left. */
export interface Unmark {
  kind: "unmark";
  owner: number;
  cells: [number, number][];
  size: number;
}

export interface Earn {
  kind: "earn";
  seat: number;
  earned: "large" | "link" | "loop";
  cell: string;
}

/** `count` counts the tiles, of which a viewer may know none. */
export interface Draw {
  kind: "draw";
  seat: number;
  tiles: string[];
  count: number;
}

export interface Phase {
  kind: "phase";
  phase: "closing" | "middle";
}

/** `why` is the name of the reason, `reason` the same in English. */
export interface Over {
  kind: "over";
  reason: string;
  why: "last-tile" | "six-loops";
}

export type Event = Place | Lift | Drop | Discard | Pass | Freeze | Unfreeze | Loop | Break | Unmark | Earn | Draw | Phase | Over;
