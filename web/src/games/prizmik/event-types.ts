// Generated from events.py by scripts/game_types.py: change that, not this.

/** A piece comes out of the one that carried it. */
export interface Deploy {
  kind: "deploy";
  seat: number;
  piece: "base" | "carrier" | "fighter" | "fleet" | "ship";
  from: string;
  to: string;
}

export interface Move {
  kind: "move";
  seat: number;
  piece: "base" | "carrier" | "fighter" | "fleet" | "ship";
  from: string;
  to: string;
}

export interface Capture {
  kind: "capture";
  seat: number;
  piece: "base" | "carrier" | "fighter" | "fleet" | "ship";
  from: string;
  taken: "base" | "carrier" | "fighter" | "fleet" | "ship";
  at: string;
}

/** A reserve fleet comes to the seat's home rank. */
export interface Promote {
  kind: "promote";
  seat: number;
  at: string;
}

export type Event = Deploy | Move | Capture | Promote;
