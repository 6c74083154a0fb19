/** From a table and an update to the table that is true now; pure. */

import type { Presence, Table, Update } from "./wire";

/** null: something in between was missed, and the whole table has to be asked for again. */
export function applyUpdate(table: Table, update: Update): Table | null {
  if (update.version <= table.version) return table; // heard before
  if (update.since !== table.version) return null;
  const { is: _is, since: _since, reply_to: _replyTo, log, ...changed } = update;
  return { ...table, ...changed, log: [...table.log, ...log] };
}

export function applyPresence(table: Table, presence: Presence): Table {
  const seats = table.seats.map((seat, i) => ({ ...seat, present: presence.present[i] ?? seat.present }));
  return { ...table, seats };
}
