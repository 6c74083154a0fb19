/** The line to a table: it asks again for every answer that was still missing when it broke. */

import { Line, type Link, type Wire } from "../app/line";
import type { ClientMessage, Hello, ServerMessage } from "./wire";

export type Command = Exclude<ClientMessage, Hello>;
export type Answer = Extract<ServerMessage, { reply_to?: string | null }>;

export interface Wiring {
  hello: () => Hello;
  told: (message: ServerMessage) => void;
  link: (link: Link) => void;
  open?: ((url: string) => Wire) | undefined;
  random?: () => number;
}

export class Socket {
  private readonly waiting = new Map<string, { command: Command; resolve: (answer: Answer) => void }>();
  private readonly line: Line<ClientMessage, ServerMessage>;

  constructor(url: string, wiring: Wiring) {
    this.line = new Line<ClientMessage, ServerMessage>(url, {
      ...wiring,
      ping: () => ({ do: "ping", id: newId() }),
      welcomes: (message) => message.is === "table",
      // The same ids as before: the server plays none of them twice.
      welcomed: () => this.waiting.forEach(({ command }) => this.line.say(command)),
      told: (message) => {
        wiring.told(message);
        this.settle(message);
      },
    });
  }

  /** Send a command; the promise is kept in every case but that of a closed socket. */
  ask(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(command.id, { command, resolve });
      if (this.line.greeted) this.line.say(command);
    });
  }

  /** Ask for the whole table again. */
  greet(): void {
    this.line.greet();
  }

  wake(): void {
    this.line.wake();
  }

  lose(): void {
    this.line.lose();
  }

  close(): void {
    this.line.close();
  }

  private settle(message: ServerMessage): void {
    const id = "reply_to" in message ? message.reply_to : undefined;
    const asked = id ? this.waiting.get(id) : undefined;
    if (!id || !asked) return;
    this.waiting.delete(id);
    asked.resolve(message as Answer);
  }
}

let count = 0;

/** A name for a command, different from all others of this browser. */
export function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 8)}`;
}
