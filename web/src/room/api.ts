/** The REST interface of rooms: one function a question. */

import { ask, post } from "../app/api";
import type { AskHandover, Claim, Join, Joined, Opened, Plan, Room, Wish } from "./wire";

const at = (code: string, path = ""): string => `/rooms/${encodeURIComponent(code)}${path}`;

export const openRoom = (plan: Plan | null): Promise<Opened> => post("/rooms", { plan });
export const roomInfo = (code: string): Promise<Room> => ask(at(code));
export const joinRoom = (code: string, wish: Join): Promise<Joined> => post(at(code, "/guests"), wish);
export const askHandover = (code: string, wish: AskHandover): Promise<Room> => post(at(code, "/handovers"), wish);
export const claimGuest = (code: string, wish: Claim): Promise<Joined> => post(at(code, "/claim"), wish);
export const want = (code: string, token: string, wish: Wish): Promise<Room> => post(at(code), { token, wish });

export function roomSocket(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api${at(code, "/socket")}`;
}
