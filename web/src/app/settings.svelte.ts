/** What people set for themselves, kept in this browser. */

import { setLanguage } from "../i18n/i18n.svelte";
import { recall, remember } from "./keep";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** One of those that there are, or "system". */
  language: string;
  name: string;
  /** The level last chosen, game by game. */
  levels: Record<string, string>;
  /** Whether the board turns to whoever is to move when several play on this screen. */
  turning: boolean;
  /** Whether the table makes a move for the player where there is only one. */
  forced: boolean;
  /** Whether the log shows moves as they are written for programs. */
  notation: boolean;
}

const DEFAULTS: Settings = {
  theme: "system",
  sound: false,
  motion: true,
  language: "system",
  name: "",
  levels: {},
  turning: false,
  forced: true,
  notation: false,
};

export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember("settings", $state.snapshot(settings));
  void show();
}

/** Put theme, motion and language into force. */
export async function show(): Promise<void> {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion) delete root.dataset.motion;
  else root.dataset.motion = "off";
  await setLanguage(settings.language);
}
