/** What the page asks the lab of the server. */

import { ask, post } from "../app/api";
import type { LabAsk, LabFile, LabGame, LabKeep, LabReplay, LabState, LabText } from "../table/wire";

const name = encodeURIComponent;

export const games = (): Promise<LabGame[]> => ask("/lab");
export const file = (game: string, option: string, file: string): Promise<LabText> =>
  ask(`/lab/${name(game)}/files/${name(option)}/${name(file)}`);
/** Whether a file is in order; otherwise the refusal names card and field. */
export const check = (game: string, file: LabFile): Promise<LabText> => post(`/lab/${name(game)}/check`, file);
export const keep = (game: string, file: LabKeep): Promise<LabText> => post(`/lab/${name(game)}/keep`, file);
export const run = (wish: LabAsk): Promise<LabState> => post("/lab/run", wish);
export const state = (): Promise<LabState> => ask("/lab/run");
export const stop = (): Promise<LabState> => post("/lab/stop", {});
export const game = (trial: number, block: number): Promise<LabReplay> =>
  ask(`/lab/run/game?trial=${trial}&block=${block}`);
