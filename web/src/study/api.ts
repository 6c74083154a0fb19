/** Studies by REST, and the keys of those that this browser may edit. */

import { ask, post } from "../app/api";
import { recall, remember } from "../app/keep";
import type { Seated } from "../table/wire";
import type { NewStudy, PlayOn, StudyBeliefs, StudyFrame, StudyLink } from "./wire";

const name = encodeURIComponent;

export const createStudy = (wish: NewStudy): Promise<StudyLink> => post("/studies", wish);

/** The game at a node: with everything open, or as the seat knew it. */
export function frameOf(study: string, node: number, seat: number | null, hidden: boolean): Promise<StudyFrame> {
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  if (hidden) query.set("hidden", "true");
  return ask(`/studies/${name(study)}/nodes/${node}?${query}`);
}

export const beliefsOf = (study: string, node: number, seat: number): Promise<StudyBeliefs> =>
  ask(`/studies/${name(study)}/nodes/${node}/beliefs?seat=${seat}`);

/** A new table that begins at a node. */
export const playOn = (study: string, wish: PlayOn): Promise<Seated> => post(`/studies/${name(study)}/table`, wish);

export const fileUrl = (study: string): string => `/api/studies/${name(study)}/file`;

export function studySocketUrl(study: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/studies/${name(study)}/socket`;
}

const KEYS = "studies";
const MOST = 200;

/** What the link to edit has: from the address, or kept from before. */
export function editKey(study: string, url: URL): string | null {
  const given = new URLSearchParams(url.hash.slice(1)).get("edit");
  const kept = recall<Record<string, string>>(KEYS, {});
  if (given) keepKey(study, given);
  return given ?? kept[study] ?? null;
}

export function keepKey(study: string, key: string): void {
  const others = Object.entries(recall<Record<string, string>>(KEYS, {})).filter(([id]) => id !== study);
  remember(KEYS, Object.fromEntries([...others.slice(-MOST), [study, key]]));
}

/** Begin a study and say where it is. */
export async function beginStudy(wish: NewStudy): Promise<string> {
  const link = await createStudy(wish);
  keepKey(link.study, link.edit);
  return `/study/${link.study}`;
}
