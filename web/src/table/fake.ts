/** A server of cardboard for tests: it notes what is sent, and says what a test wants said. */

import type { Wire } from "../app/line";
import type { ClientMessage, Table, Update } from "./wire";

export class FakeLine implements Wire {
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  // -- what the test does

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Opens fake lines and keeps all of them. */
export function fakeServer(): { lines: FakeLine[]; open: () => FakeLine; line: () => FakeLine } {
  const lines: FakeLine[] = [];
  return {
    lines,
    open: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    line: () => {
      const line = lines.at(-1);
      if (!line) throw new Error("nobody has connected");
      return line;
    },
  };
}

export function fakeTable(version: number, changes: Partial<Table> = {}): Table {
  return {
    is: "table",
    match: "m1",
    version,
    now: 1_000_000,
    settings: {
      game: "prizmik",
      players: 2,
      options: {},
      clock: null,
      absence: { grace: 60_000, then: "wait" },
      takebacks: true,
      hints: true,
      listed: false,
      helped: [],
    },
    phase: "playing",
    seats: [0, 1].map((i) => ({
      name: `P${i}`,
      kind: "person",
      level: null,
      present: true,
      stand_in: false,
      host: false,
      silenced: false,
    })),
    mine: [0],
    views: { "0": { seat: 0, position: {}, to_act: [0], legal: { "0": ["a1+a2"] }, outcome: null, scores: [] } },
    log: [],
    chat: [],
    silent: [],
    clocks: null,
    timer: null,
    offers: [],
    result: null,
    fairness: { hash: "", seed: null, nonce: null },
    previous: null,
    next: null,
    ...changes,
  };
}

export function fakeUpdate(since: number, version: number, changes: Partial<Update> = {}): Update {
  const line = { kind: "moved", seat: 0, words: null, at: 0, moves: version, move: "a1+a2", events: [] };
  return { is: "update", since, version, now: 1_000_000, log: [line], ...changes };
}
