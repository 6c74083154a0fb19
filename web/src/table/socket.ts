/** The line to a table. It reconnects by itself, says truthfully how it stands, and asks again for
 *  every answer that was still missing when it broke. */

import type { ClientMessage, Hello, ServerMessage } from "./wire";

export type Command = Exclude<ClientMessage, Hello>;
export type Answer = Extract<ServerMessage, { reply_to?: string | null }>;

/** `since`: when it came to be so. `closed`: it will not try again. */
export interface Link {
  state: "connecting" | "connected" | "reconnecting" | "offline" | "closed";
  since: number;
}

/** The part of WebSocket that is used here. */
export interface Line {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Wiring {
  hello: () => Hello;
  told: (message: ServerMessage) => void;
  link: (link: Link) => void;
  /** A new line to the server; another one in tests. */
  open?: (url: string) => Line;
  random?: () => number;
}

const PING_EVERY = 10_000;
const ANSWER_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** After so long without a line it is no hiccup any more. */
const OFFLINE_AFTER = 8_000;

export class Socket {
  private line: Line | null = null;
  private readonly waiting = new Map<string, { command: Command; resolve: (answer: Answer) => void }>();
  private attempts = 0;
  private lostAt = Date.now();
  private greeted = false;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly pings = new Map<string, number>();
  private lastLink: Link = { state: "connecting", since: Date.now() };

  constructor(
    private readonly url: string,
    private readonly wiring: Wiring,
  ) {
    this.connect();
  }

  /** Send a command; the promise is kept in every case but that of a closed socket. */
  ask(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(command.id, { command, resolve });
      if (this.greeted) this.transmit(command);
    });
  }

  /** Ask for the whole table again. */
  greet(): void {
    this.transmit(this.wiring.hello());
  }

  /** The device woke up or found its network: do not wait for the next attempt. */
  wake(): void {
    if (this.closed) return;
    if (this.greeted) this.ping();
    else if (!this.line) this.connect();
  }

  /** The device says that it has no network: do not wait until the silence tells. */
  lose(): void {
    if (this.line) this.lost();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.say("closed");
  }

  private connect(): void {
    clearTimeout(this.retry);
    const open = this.wiring.open ?? ((url: string) => new WebSocket(url) as unknown as Line);
    const line = open(this.url);
    this.line = line;
    line.onopen = () => {
      if (line === this.line) this.greet();
    };
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    line.onclose = () => {
      if (line === this.line) this.lost();
    };
    this.expect();
  }

  private hear(message: ServerMessage): void {
    this.expect();
    if (message.is === "table" && !this.greeted) this.welcome();
    if (message.is === "pong") this.pings.delete(message.reply_to);
    this.wiring.told(message);
    const id = "reply_to" in message ? message.reply_to : undefined;
    const asked = id ? this.waiting.get(id) : undefined;
    if (id && asked) {
      this.waiting.delete(id);
      asked.resolve(message as Answer);
    }
  }

  private welcome(): void {
    this.greeted = true;
    this.attempts = 0;
    this.say("connected");
    // The same ids as before: the server plays none of them twice.
    for (const { command } of this.waiting.values()) this.transmit(command);
  }

  private lost(): void {
    const wasGreeted = this.greeted;
    this.drop();
    if (this.closed) return;
    if (wasGreeted) this.lostAt = Date.now();
    const first = this.lastLink.state === "connecting" && this.attempts === 0;
    const long = Date.now() - this.lostAt >= OFFLINE_AFTER;
    if (!first || long) this.say(long ? "offline" : "reconnecting", this.lostAt);
    const random = (this.wiring.random ?? Math.random)();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.5 + random / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    const line = this.line;
    this.line = null;
    this.greeted = false;
    this.pings.clear();
    line?.close();
  }

  /** Somebody spoke, so the line lives: ping after a while, and give up if nobody answers that. */
  private expect(): void {
    clearTimeout(this.pulse);
    const wait = this.greeted && this.pings.size === 0 ? PING_EVERY : ANSWER_WITHIN;
    this.pulse = setTimeout(() => {
      if (this.greeted && this.pings.size === 0) this.ping();
      else this.lost();
    }, wait);
  }

  private ping(): void {
    const id = newId();
    this.pings.set(id, Date.now());
    this.transmit({ do: "ping", id });
    this.expect();
  }

  private transmit(message: ClientMessage): void {
    if (this.line && this.line.readyState === 1) this.line.send(JSON.stringify(message));
  }

  private say(state: Link["state"], since = Date.now()): void {
    this.lastLink = { state, since };
    this.wiring.link(this.lastLink);
  }
}

let count = 0;

/** A name for a command, different from all others of this browser. */
export function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 8)}`;
}
