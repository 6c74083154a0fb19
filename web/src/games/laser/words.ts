/** The words of Laser, in the language of the page. */

import { wordsOf } from "../../i18n/words.svelte";
import type { Words } from "./word-keys";

export const t = wordsOf<Words>("laser");
