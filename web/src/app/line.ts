/** A line to the server that mends itself: it tries again by itself, notices when nobody answers any more, and says
 *  truthfully how it stands. */

/** `since`: when it came to be so. `closed`: it will not try again. */
export interface Link {
  state: "connecting" | "connected" | "reconnecting" | "offline" | "closed";
  since: number;
}

/** The part of WebSocket that is used here. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Wiring<Said, Heard> {
  /** The first words on every new wire. */
  hello: () => Said;
  ping: () => Said;
  /** Is this the answer to a hello? */
  welcomes: (message: Heard) => boolean;
  /** The line stands, and everything else may be said. */
  welcomed?: () => void;
  told: (message: Heard) => void;
  link: (link: Link) => void;
  /** The longest time between two attempts. */
  longest?: number;
  /** A new wire to the server; another one in tests. */
  open?: ((url: string) => Wire) | undefined;
  random?: (() => number) | undefined;
}

const PING_EVERY = 10_000;
const ANSWER_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** After so long without a line it is no hiccup any more. */
const OFFLINE_AFTER = 8_000;
const OPEN = 1;

export class Line<Said, Heard> {
  /** Whether the server has answered a hello on this wire. */
  greeted = false;

  private wire: Wire | null = null;
  private attempts = 0;
  private lostAt = Date.now();
  private closed = false;
  private pinged = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private lastLink: Link = { state: "connecting", since: Date.now() };

  constructor(
    private readonly url: string,
    private readonly wiring: Wiring<Said, Heard>,
  ) {
    this.connect();
  }

  say(message: Said): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  /** Say hello again: the server then tells everything. */
  greet(): void {
    this.say(this.wiring.hello());
  }

  /** The device woke up or found its network: do not wait for the next attempt. */
  wake(): void {
    if (this.closed) return;
    if (this.greeted) this.ping();
    else if (!this.wire) this.connect();
  }

  /** The device says that it has no network, or the server has no time: try again later. */
  lose(): void {
    if (this.wire) this.lost();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.stands("closed");
  }

  private connect(): void {
    clearTimeout(this.retry);
    const open = this.wiring.open ?? ((url: string) => new WebSocket(url) as unknown as Wire);
    const wire = open(this.url);
    this.wire = wire;
    wire.onopen = () => {
      if (wire === this.wire) this.greet();
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
    this.expect();
  }

  private hear(message: Heard): void {
    this.pinged = false;
    if (!this.greeted && this.wiring.welcomes(message)) {
      this.greeted = true;
      this.attempts = 0;
      this.stands("connected");
      this.wiring.welcomed?.();
    }
    this.expect();
    this.wiring.told(message);
  }

  private lost(): void {
    const wasGreeted = this.greeted;
    this.drop();
    if (this.closed) return;
    if (wasGreeted) this.lostAt = Date.now();
    const first = this.lastLink.state === "connecting" && this.attempts === 0;
    const long = Date.now() - this.lostAt >= OFFLINE_AFTER;
    if (!first || long) this.stands(long ? "offline" : "reconnecting", this.lostAt);
    const { random = Math.random, longest = LONGEST_WAIT } = this.wiring;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.attempts) * (0.5 + random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    const wire = this.wire;
    this.wire = null;
    this.greeted = this.pinged = false;
    wire?.close();
  }

  /** Somebody spoke, so the line lives: ping after a while, and give up if nobody answers that. */
  private expect(): void {
    clearTimeout(this.pulse);
    const well = this.greeted && !this.pinged;
    this.pulse = setTimeout(() => (well ? this.ping() : this.lost()), well ? PING_EVERY : ANSWER_WITHIN);
  }

  private ping(): void {
    this.pinged = true;
    this.say(this.wiring.ping());
    this.expect();
  }

  private stands(state: Link["state"], since = Date.now()): void {
    this.lastLink = { state, since };
    this.wiring.link(this.lastLink);
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
