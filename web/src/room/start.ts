/** From the set-up to the big screen. */

import { navigate } from "../app/router.svelte";
import { openRoom } from "./api";
import type { Plan } from "./wire";

/** A new room in which this is played first; the page becomes its big screen. */
export async function goToScreen(plan: Pick<Plan, "game"> & Partial<Plan>): Promise<void> {
  const { code } = await openRoom({ options: {}, bots: 0, level: null, ...plan });
  navigate(`/tv/${code}`);
}
