/** How strong whoever plays in this browser is, in the names of a game's levels. */

import { standing } from "../app/matched";
import { ladderOf, ownEstimate, results } from "../app/results";
import { levelName } from "../games/named";
import { t } from "../i18n/i18n.svelte";
import type { GameInfo } from "../table/wire";

/** Of fewer games nothing is said, although bots go by them: one bad day is no level. */
const FEW = 3;

export async function ownStanding(game: GameInfo): Promise<string> {
  const [ladder, strength] = [ladderOf(game), await ownEstimate(game.id)];
  if (!ladder || strength === null) return t("standing-unknown");
  if (results().length < FEW) return t("standing-few");
  const { low, high } = standing(ladder, strength);
  const name = (rung: number): string => levelName(game.levels[rung]?.name ?? "");
  return low === high
    ? t("standing-near", { level: name(low) })
    : t("standing-between", { low: name(low), high: name(high) });
}
