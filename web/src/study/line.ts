/** The line to a study: it comes back by itself, and sends again what was not answered yet. */

import type { Pong, Refused } from "../table/wire";
import type { Edit, StudyChanged, StudyClientMessage, StudyServerMessage } from "./wire";

export type Heard = StudyServerMessage | Refused | Pong;

interface Waiting {
  message: StudyClientMessage;
  resolve: (answer: StudyChanged | Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;

export class StudyLine {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private attempts = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly edit: string | null,
    private readonly told: (message: Heard) => void,
    private readonly linked: (there: boolean) => void,
  ) {
    this.connect();
  }

  /** Kept when the change is stored, or refused. */
  change(edit: Edit): Promise<StudyChanged | Refused> {
    this.count += 1;
    const id = `${Date.now().toString(36)}-${this.count}`;
    const message: StudyClientMessage = { do: "edit", id, edit };
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve });
      this.send(message);
    });
  }

  send(message: StudyClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ do: "hello", edit: this.edit });
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.send({ do: "ping", id: "pulse" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Heard);
    socket.onclose = () => {
      clearInterval(this.pulse);
      if (this.closed) return;
      this.linked(false);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.5 + Math.random() / 2);
      this.attempts += 1;
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  private hear(message: Heard): void {
    if (message.is === "study") {
      this.attempts = 0;
      this.linked(true);
      for (const each of this.waiting.values()) this.send(each.message);
    }
    this.told(message);
    if (message.is !== "changed" && message.is !== "refused") return;
    const asked = message.reply_to ? this.waiting.get(message.reply_to) : undefined;
    if (!asked || !message.reply_to) return;
    this.waiting.delete(message.reply_to);
    asked.resolve(message);
  }
}
