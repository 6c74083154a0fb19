/** Setting up a table in one go. */

import { t } from "../i18n/i18n.svelte";
import type { GameInfo, NewMatch } from "../table/wire";
import { createMatch } from "./api";
import { keepSeat } from "./keep";
import { MATCHED } from "./matched";
import { ladderOf, ownStrength } from "./results";
import { navigate } from "./router.svelte";
import { OUTSIDE, seatsFor, type Choice, type GuestName } from "./seats";

/** After so many milliseconds one of our bots plays for an outside bot that does not. */
const OUTSIDE_GRACE = 15_000;

/** The middle of a game's ladder, for those who have not chosen yet. */
export function middleLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.name ?? "";
}

/** The levels of our bots; matched to whoever plays where that is possible. */
export function ownLevels(game: GameInfo): string[] {
  return [...(ladderOf(game) ? [MATCHED] : []), ...game.levels.map(({ name }) => name)];
}

/** The level, or outside bot, that was chosen last time, if it is still there. */
export function chosenLevel(game: GameInfo, chosen: string | undefined): string {
  const known = [...ownLevels(game), ...game.bots.map(({ name }) => OUTSIDE + name)];
  return chosen !== undefined && known.includes(chosen) ? chosen : middleLevel(game);
}

/** What to call those who have not said a name. */
export const guestName: GuestName = (number) => (number === null ? t("guest") : t("guest-number", { n: number }));

export async function startTable(game: GameInfo, choice: Choice): Promise<void> {
  const wish: NewMatch = { game: game.id, seats: seatsFor(choice, guestName) };
  if (choice.options) wish.options = choice.options;
  if (choice.clock) wish.clock = choice.clock;
  if (choice.listed) wish.listed = true;
  if (choice.code) wish.code = choice.code;
  if (choice.takebacks === false) wish.takebacks = false;
  const asked = choice.code ? null : await ownStrength(game.id);
  // Whoever sets the table up may give a free seat to a matched bot later.
  if (asked !== null && wish.seats.some(({ kind, level }) => kind === "open" || level === MATCHED))
    wish.strength = asked;
  if (wish.seats.some((seat) => seat.outside)) wish.absence = { grace: OUTSIDE_GRACE, then: "bot" };
  const seated = await createMatch(wish);
  const { match, token, seats } = seated;
  keepSeat(match, { token, game: game.id, seats, at: Date.now(), asked: asked ?? undefined });
  navigate(`/t/${match}`);
}
