/** The REST interface: one function a question. */

import { loadBook } from "../i18n/words.svelte";
import type {
  Analysis,
  AskMoves,
  ClaimSeat,
  CodedPosition,
  CodeText,
  Frame,
  GameInfo,
  LessonAnswer,
  LessonMove,
  LessonPage,
  Link,
  LinkPicture,
  LookBack,
  Lobby,
  MakeCode,
  Message,
  NewMatch,
  OwnSeat,
  Refusal,
  RenewToken,
  Replay,
  RulesPage,
  Seated,
  Status,
  TableInfo,
  TakeSeat,
  Tried,
  TryMove,
  Takeback,
} from "../table/wire";

/** The server said no, and why; or could not be reached (code "unreachable"). */
export class Refusing extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
    readonly words: Message | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusing("unreachable", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refusing(
    said?.code ?? String(answer.status),
    said?.message ?? answer.statusText,
    said?.clause ?? null,
    said?.words ?? null,
  );
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Answers that do not change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const name = encodeURIComponent;

export const games = (): Promise<GameInfo[]> => once("/games");

export async function game(id: string): Promise<GameInfo> {
  const found = (await games()).find((each) => each.id === id);
  if (!found) throw new Refusing("unknown-game", `There is no game ${id}.`);
  await loadBook(id); // whoever shows something of a game has words for it
  return found;
}

/** What a board needs besides the position, such as what the cards of this table's deck say. */
export const gameData = (id: string, options: Record<string, unknown>): Promise<unknown> =>
  once(`/games/${name(id)}/data?options=${name(JSON.stringify(options))}`);
export const rules = (id: string, language: string): Promise<RulesPage> =>
  once(`/games/${name(id)}/rules?language=${language}`);
/** What a seat may do in a position, real or not. */
export const movesOf = (id: string, wish: AskMoves): Promise<string[]> => post(`/games/${name(id)}/moves`, wish);
export const lesson = (id: string, language: string): Promise<LessonPage> =>
  once(`/lessons/${name(id)}?language=${language}`);
export const lessonMove = (id: string, wish: LessonMove): Promise<LessonAnswer> => post(`/lessons/${name(id)}`, wish);
/** A move on a position of one's own. */
export const tryMove = (id: string, wish: TryMove): Promise<Tried> => post(`/games/${name(id)}/try`, wish);
export const lobby = (): Promise<Lobby> => ask("/matches");
export const createMatch = (wish: NewMatch): Promise<Seated> => post("/matches", wish);
export const tableInfo = (match: string): Promise<TableInfo> => ask(`/matches/${name(match)}`);
export const takeSeat = (match: string, wish: TakeSeat): Promise<Seated> => post(`/matches/${name(match)}/seats`, wish);
/** A name for a wish that nobody can guess. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
/** One's seat at a rematch, for the token of the game before. */
export const claimSeat = (match: string, token: string): Promise<Seated> =>
  post(`/matches/${name(match)}/claim`, { token } satisfies ClaimSeat);
/** A new token for one's seats, which makes every older one void. */
export const renewToken = (match: string, wish: RenewToken): Promise<Seated> =>
  post(`/matches/${name(match)}/session`, wish);
/** How a game that goes on stood earlier. */
export const lookBack = (match: string, asked: LookBack): Promise<Frame> => post(`/matches/${name(match)}/past`, asked);
export const mayTakeBack = (match: string, asked: OwnSeat): Promise<Takeback> =>
  post(`/matches/${name(match)}/takeback`, asked);
export const status = (): Promise<Status> => ask("/status");
export const replay = (match: string, as: string): Promise<Replay> =>
  ask(`/matches/${name(match)}/replay?as=${name(as)}`);
export const analysis = (match: string): Promise<Analysis> => ask(`/matches/${name(match)}/analysis`);

/** The short code of a position. */
export const makeCode = (wish: MakeCode): Promise<CodeText> => post("/codes", wish);
export const readCode = (code: string): Promise<CodedPosition> => ask(`/codes/${name(code)}`);

export const recordUrl = (match: string): string => `/api/matches/${name(match)}/record`;
export const qr = (text: string): Promise<LinkPicture> => post("/qr", { text } satisfies Link);

export function socketUrl(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/matches/${name(match)}/socket`;
}
