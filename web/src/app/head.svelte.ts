/** What a page says in the header, which covers neither board nor hand: how things stand, and whatever has to be
 *  said for a while. */

import type { Snippet } from "svelte";

class Head {
  status = $state.raw<Snippet | null>(null);
  notice = $state.raw<Snippet | null>(null);
}

export const head = new Head();
