/** A live table: what is true, how the line stands, and what this browser may ask for. */

import { sound } from "../app/sound";
import type { Mark } from "../games/board";
import { applyPresence, applyUpdate } from "./apply";
import { declined, type Declined } from "./offers";
import type { Link, Wire } from "../app/line";
import { newId, Socket, type Answer, type Command } from "./socket";
import type { Hint, Line, Message, Offer, Preview, Refused, Table, ServerMessage, Shown, View } from "./wire";

/** A command without the id that every command gets. */
type Request = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

/** Refusals of a hello after which asking again would be in vain. */
const SHUT = new Set(["unknown-table", "older-rules", "bad-request"]);
/** A hint that is refused with this says that the best is to wait. */
const WAIT = "not-your-turn";

export class TableStore {
  table = $state.raw<Table | null>(null);
  link = $state.raw<Link>({ state: "connecting", since: Date.now() });
  /** The last refusal, until it is dismissed or something happens. */
  refusal = $state.raw<Refused | null>(null);
  /** There is no such table, or this token does not open it. */
  shut = $state.raw<Refused | null>(null);
  /** What one has asked for in vain, until one does something else. */
  declined = $state.raw<Declined | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintStep = $state<1 | 2 | 3>(1);
  /** The bot was asked for a move and would make none: its words. */
  waitWords = $state.raw<Message | string | null>(null);
  thinking = $state(false);
  watching = $state(0);
  /** What a player has in mind and lets those see who watch. */
  inMind = $state.raw<Mark | null>(null);
  /** The moves that are on their way. */
  sent = $state.raw<string[] | null>(null);

  readonly mine = $derived(this.table?.mine ?? []);
  /** The newest line with a move, for marks on the board. */
  readonly last = $derived(this.table ? lastMove(this.table.log) : null);
  readonly mark = $derived<Mark | null>(this.hint && { move: this.hint.move, step: this.hintStep });

  /** What the viewer has chosen in secret and not told yet. */
  private chosen: string[] | null = null;
  private offset: number | null = null;
  private showing = "null";
  private readonly socket: Socket;

  constructor(url: string, token: string | null, open?: (url: string) => Wire) {
    this.socket = new Socket(url, {
      hello: () => ({ do: "hello", token }),
      told: (message) => this.hear(message),
      link: (link) => (this.link = link),
      open,
    });
  }

  /** The server's time. */
  now = (): number => Date.now() + (this.offset ?? 0);

  wake(): void {
    this.socket.wake();
  }

  lose(): void {
    this.socket.lose();
  }

  close(): void {
    this.socket.close();
  }

  view(seat: number | null): View | null {
    const views = this.table?.views;
    if (!views) return null;
    return views[seat === null ? "watch" : String(seat)] ?? views["watch"] ?? null;
  }

  // -- what people do

  /** A move, or all moves of a secret choice at once. */
  async play(seat: number, ...moves: string[]): Promise<void> {
    if (this.sent !== null || !this.table) return;
    this.sent = moves;
    this.refusal = this.declined = null;
    const { version } = this.table;
    try {
      await this.tell({ do: "play", seat, version, moves });
    } finally {
      this.sent = null;
    }
  }

  /** `strength`: with a rematch, what matched bots shall go by. */
  offer(seat: number, what: Offer, strength: number | null = null): Promise<Answer> {
    this.declined = null;
    return this.tell({ do: "offer", seat, what, ...(strength !== null && { strength }) });
  }

  answer(seat: number, what: Offer, yes: boolean, strength: number | null = null): Promise<Answer> {
    return this.tell({ do: "answer", seat, what, yes, ...(strength !== null && { strength }) });
  }

  resign(seat: number): Promise<Answer> {
    return this.tell({ do: "resign", seat });
  }

  resume(seat: number): Promise<Answer> {
    return this.tell({ do: "resume", seat });
  }

  leave(seat: number): Promise<Answer> {
    return this.tell({ do: "leave", seat });
  }

  remove(seat: number, guest: number): Promise<Answer> {
    return this.tell({ do: "remove", seat, guest });
  }

  /** A bot for a free seat. */
  fill(seat: number, free: number, level: string): Promise<Answer> {
    return this.tell({ do: "fill", seat, free, level });
  }

  silence(seat: number, guest: number, silent: boolean): Promise<Answer> {
    return this.tell({ do: "silence", seat, guest, silent });
  }

  say(text: string): Promise<Answer> {
    return this.tell({ do: "chat", text });
  }

  /** The viewer has something else in mind: what the hint said of it may not hold any more. */
  choose(moves: string[] | null): void {
    if (JSON.stringify(moves) === JSON.stringify(this.chosen)) return;
    this.chosen = moves;
    this.hint = this.waitWords = null;
  }

  /** A hint comes by degrees: where to look, which piece, the whole move. */
  async askHint(seat: number): Promise<void> {
    if (this.hint?.seat === seat) {
      this.hintStep = this.hintStep === 1 ? 2 : 3;
      return;
    }
    this.thinking = true;
    this.waitWords = null;
    const { chosen } = this;
    try {
      const answer = await this.tell({ do: "hint", seat, ...(chosen && { chosen }) }, WAIT);
      if (chosen !== this.chosen) return;
      if (answer.is === "refused" && answer.code === WAIT) this.waitWords = answer.words ?? answer.message;
      else if (answer.is === "hint" && answer.version === this.table?.version) {
        this.hint = answer;
        this.hintStep = 1;
      }
    } finally {
      this.thinking = false;
    }
  }

  async preview(seat: number, move: string): Promise<Preview> {
    const answer = await this.tell({ do: "preview", seat, move });
    if (answer.is !== "preview") throw new Error("no preview");
    return answer;
  }

  /** Let those who watch see what one has in mind; null: nothing any more. */
  show(seat: number, mark: Mark | null): void {
    const text = JSON.stringify(mark);
    if (text === this.showing) return;
    this.showing = text;
    void this.socket.ask({ do: "show", id: newId(), seat, move: mark?.move ?? null, step: mark?.step ?? 3 });
  }

  /** `calm`: the code of a refusal that is no trouble. */
  private async tell(request: Request, calm = ""): Promise<Answer> {
    const answer = await this.socket.ask({ ...request, id: newId() } as Command);
    if (answer.is === "refused" && answer.code !== calm) {
      this.refusal = answer;
      sound("refused");
    }
    return answer;
  }

  // -- what the server says

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case "table":
        this.tune(message.now);
        this.become(message);
        break;
      case "update": {
        const next = this.table && applyUpdate(this.table, message);
        this.tune(message.now);
        if (next) this.become(next);
        else this.socket.greet();
        break;
      }
      case "chat":
        if (this.table) this.table = { ...this.table, chat: [...this.table.chat, message.line] };
        break;
      case "presence":
        if (this.table) this.table = applyPresence(this.table, message);
        this.watching = message.watching;
        break;
      case "refused":
        if (message.reply_to === null && SHUT.has(message.code)) {
          this.shut = message;
          this.socket.close();
        } else if (message.reply_to === null) this.refusal = message;
        else if (message.code === "stale") this.socket.greet();
        break;
      case "shown":
        this.inMind = markOf(message);
        break;
      case "pong":
        this.tune(message.now);
        break;
    }
  }

  private become(table: Table): void {
    const before = this.table;
    this.table = table;
    if (before) this.declined = declined(before, table) ?? (table.phase === before.phase ? this.declined : null);
    if (before && table.version !== before.version) {
      this.hint = this.waitWords = this.inMind = null;
      this.showing = "null";
    }
    if (!before || table.log.length <= before.log.length) return;
    if (table.phase === "over" && before.phase !== "over") sound("over");
    else if (!mayAct(before) && mayAct(table)) sound("turn");
    else if (table.log.slice(before.log.length).some((line) => line.kind === "moved")) sound("move");
  }

  /** The smallest delay seen so far tells the server's clock best. */
  private tune(serverNow: number): void {
    const offset = serverNow - Date.now();
    if (this.offset === null || offset > this.offset) this.offset = offset;
  }
}

function markOf({ move, step }: Shown): Mark | null {
  return move === null ? null : { move, step };
}

function mayAct(table: Table): boolean {
  return table.mine.some((seat) => table.views[String(seat)]?.to_act.includes(seat));
}

function lastMove(log: Line[]): Line | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i];
    if (line?.kind === "moved") return line;
    if (line?.kind === "taken_back") return null;
  }
  return null;
}
