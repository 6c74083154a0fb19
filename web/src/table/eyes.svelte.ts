/** Whose eyes a screen shows that several seats share, and the curtain between them. */

import type { Table } from "./wire";
import { needsCurtain, nextViewer } from "./viewer";

export class Eyes {
  /** The seat that is looked at the table with; null for somebody who watches. */
  shown = $state<number | null>(null);
  curtain = $state(false);

  /** Who has the screen next, as the table stands. */
  next(table: Table): number | null {
    const acting = table.mine.map((seat) => table.views[String(seat)]?.to_act ?? [])[0] ?? [];
    return nextViewer(table.mine, table.phase === "playing" ? acting : [], this.shown);
  }

  show(table: Table, seat: number | null): void {
    if (needsCurtain(table.views, table.mine, this.shown, seat)) this.curtain = true;
    if (table.phase === "over") this.curtain = false;
    this.shown = seat;
  }
}
