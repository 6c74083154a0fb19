/** A room as it is told to this device. */

import { Line, type Wire } from "../app/line";
import type { Refused } from "../table/wire";
import { roomSocket } from "./api";
import type { Room } from "./wire";

/** Somebody holds the phone in their hand and waits. */
const LONGEST_WAIT = 8_000;
/** Too much at once, or no database: asking again helps. After any other refusal it does not. */
const PASSING = new Set(["too-much", "failed"]);

export class RoomStore {
  room = $state.raw<Room | null>(null);
  connected = $state(false);
  /** There is no such room, or this phone is nobody's in it any more. */
  refused = $state.raw<Refused | null>(null);

  private readonly line: Line<unknown, Room | Refused>;

  constructor(code: string, token: string | null, screen: boolean, open?: (url: string) => Wire) {
    this.line = new Line<unknown, Room | Refused>(roomSocket(code), {
      hello: () => ({ do: "hello", token, screen }),
      ping: () => ({ do: "ping" }),
      welcomes: (message) => message.is === "room",
      told: (message) => this.hear(message),
      link: ({ state }) => (this.connected = state === "connected"),
      longest: LONGEST_WAIT,
      open,
    });
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

  private hear(message: Room | Refused): void {
    if (message.is === "room") this.room = message;
    else if (PASSING.has(message.code)) this.lose();
    else {
      this.refused = message;
      this.close();
    }
  }
}
