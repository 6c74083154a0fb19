/** A room as it is told to this device, over a line that mends itself. */

import type { Refused } from "../table/wire";
import { roomSocket } from "./api";
import type { Room } from "./wire";

const PING_EVERY = 10_000;
const ANSWER_WITHIN = 8_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** The part of WebSocket that is used here. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export class RoomStore {
  room = $state.raw<Room | null>(null);
  connected = $state(false);
  /** There is no such room, or this phone is nobody's in it any more. */
  refused = $state.raw<Refused | null>(null);

  private line: Wire | null = null;
  private attempts = 0;
  private closed = false;
  private pinged = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly token: string | null,
    private readonly screen: boolean,
    private readonly open: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
  ) {
    this.connect();
  }

  /** The device woke up or found its network: do not wait for the next attempt. */
  wake(): void {
    if (this.closed) return;
    if (this.connected) this.ping();
    else if (!this.line) this.connect();
  }

  lose(): void {
    if (this.line) this.lost();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const line = this.open(roomSocket(this.code));
    this.line = line;
    line.onopen = () => {
      if (line === this.line) this.say({ do: "hello", token: this.token, screen: this.screen });
    };
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(String(event.data)) as Room | Refused);
    };
    line.onclose = () => {
      if (line === this.line) this.lost();
    };
    this.expect(ANSWER_WITHIN);
  }

  private hear(message: Room | Refused): void {
    if (message.is === "refused") {
      // Too much at once, or no database: asking again helps. Anything else does not.
      if (["too-much", "failed"].includes(message.code)) return this.lost();
      this.refused = message;
      return this.close();
    }
    this.room = message;
    this.connected = true;
    this.pinged = false;
    this.attempts = 0;
    this.expect(PING_EVERY);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.5 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    const line = this.line;
    this.line = null;
    this.connected = this.pinged = false;
    line?.close();
  }

  /** Ping after a while, and give up if nobody answers that. */
  private expect(within: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.connected && !this.pinged) this.ping();
      else this.lost();
    }, within);
  }

  private ping(): void {
    this.pinged = true;
    this.say({ do: "ping" });
    this.expect(ANSWER_WITHIN);
  }

  private say(message: unknown): void {
    if (this.line?.readyState === 1) this.line.send(JSON.stringify(message));
  }
}

/** Wake the lines of a page when its device wakes; gives what to call when the page is gone. */
export function keepAwake(...lines: { wake(): void; lose(): void }[]): () => void {
  const wake = (): void => {
    if (!document.hidden) for (const line of lines) line.wake();
  };
  const lose = (): void => {
    for (const line of lines) line.lose();
  };
  addEventListener("online", wake);
  addEventListener("offline", lose);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", wake);
  };
}
