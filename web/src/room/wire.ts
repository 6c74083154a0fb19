// Generated from server/roomwire.py by scripts/wire_types.py: change that, not this.

/** What is played next: with at least so many bots, of a level. */
export interface Plan {
  game: string;
  options: Record<string, unknown>;
  bots: number;
  level: string | null;
}

/**
 * How a seat did: `points` are those of the evening, `score` is the game's own; no guest: a
 * bot.
 */
export interface SeatResult {
  guest: number | null;
  name: string;
  points: number;
  score: number | null;
  won: boolean;
}

export interface Played {
  match: string;
  game: string;
  at: number;
  seats: SeatResult[];
}

/**
 * `seat`: in the game on the table. `present`: their phone is connected. `shares`: they play
 * with the phone of somebody who came before them.
 */
export interface GuestInfo {
  id: number;
  name: string;
  child: boolean;
  out: boolean;
  team: number | null;
  present: boolean;
  seat: number | null;
  shares: boolean;
}

/** Another phone wants to play on for the guest. */
export interface HandoverInfo {
  number: number;
  guest: number;
}

/**
 * All there is to know of a room; nothing in it is secret. `mine` are the guests of this phone;
 * `lineup` is who would sit where in the next game (null: a bot); `begun` counts games, and
 * `playing` says whether the last of them goes on. `screens`: how many big screens show it.
 */
export interface Room {
  is: "room";
  code: string;
  version: number;
  guests: GuestInfo[];
  mine: number[];
  plan: Plan;
  lineup: (number | null)[];
  match: string | null;
  begun: number;
  playing: boolean;
  played: Played[];
  handovers: HandoverInfo[];
  screens: number;
  over: boolean;
}

/** With the token of a guest, or without one; `screen`: a big screen. */
export interface RoomHello {
  do: "hello";
  token: string | null;
  screen: boolean;
}

/** So that both sides know that the line lives; answered by the room. */
export interface RoomPing {
  do: "ping";
}

export interface NewRoom {
  plan?: Plan | null;
}

export interface Opened {
  code: string;
}

/**
 * `id`: a secret of the sender's choosing; who got no answer says the same again and is the
 * same guest. `another`: not the person who has this name already.
 */
export interface Join {
  name: string;
  id: string;
  another?: boolean;
}

/**
 * Play on for a guest with this phone; whoever said yes is told over the socket, and `claim`
 * then gives the token. `id`: a secret of the sender's choosing.
 */
export interface AskHandover {
  guest: number;
  id: string;
}

export interface Claim {
  id: string;
}

/** The token proves that these guests play with this phone: keep it, tell it to nobody. */
export interface Joined {
  code: string;
  token: string;
  guests: number[];
}

export interface SetPlan {
  do: "plan";
  plan: Plan;
}

/** The next game. `begun` is how many the sender has seen, so that two taps begin one game. */
export interface Start {
  do: "start";
  begun: number;
}

/** Fields left out stay as they are; team -1 is none. */
export interface ChangeGuest {
  do: "change";
  guest: number;
  child?: boolean | null;
  out?: boolean | null;
  team?: number | null;
}

export interface SharePhone {
  do: "share";
  name: string;
}

/**
 * A guest goes: oneself, or, if the sender was first in the room, anybody. In a game that goes
 * on they give up.
 */
export interface LeaveRoom {
  do: "leave";
  guest: number;
}

/** From the phone of the guest; if that is not connected, from any other. */
export interface AnswerHandover {
  do: "answer";
  number: number;
  yes: boolean;
}

/**
 * What bots shall be matched to for whoever plays with this phone, in each game whose levels
 * were measured: the next game goes by it. Nobody is told.
 */
export interface SayStrengths {
  do: "strengths";
  strengths: Record<string, number>;
}

/** The evening is over. */
export interface Finish {
  do: "finish";
}

export interface Wanted {
  token: string;
  wish: SetPlan | Start | ChangeGuest | SharePhone | LeaveRoom | AnswerHandover | SayStrengths | Finish;
}

export type Wish = SetPlan | Start | ChangeGuest | SharePhone | LeaveRoom | AnswerHandover | SayStrengths | Finish;
