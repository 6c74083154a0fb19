/** Events of Laser in words for the log. The rest the server tells well enough. */

import { pick } from "../../i18n/pick";
import { moveWords } from "./say";
import { texts } from "./texts";

export function tell(event: Record<string, unknown>): string | null {
  if (event.kind !== "truth" || !event.line) return null;
  const line = (event.line as string[]).map((move) => moveWords(move, 0, []));
  return `${pick(texts).cheapest(Number(event.min))}: ${line.join("; ")}`;
}
