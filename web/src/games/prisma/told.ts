/** What happened, or would happen, read from the server's events. */

import type { Line, Preview } from "../../table/wire";
import { cellOf, type Cell } from "./geometry";
import { pointsOf, SMALL, type Earned, type Points } from "./position";

export interface RingTold {
  owner: number;
  cells: Cell[];
  large: boolean;
}

export interface Told {
  made: RingTold[];
  broken: RingTold[];
  earned: Earned | null;
  over: boolean;
  closing: boolean;
  /** Seats whose points change, and by how much. */
  gains: { seat: number; by: number }[];
}

type Event = Record<string, unknown>;

function rings(events: Event[], kind: string): RingTold[] {
  return events
    .filter((event) => event.kind === kind)
    .map((event) => {
      const cells = event.cells as Cell[];
      return { owner: event.owner as number, cells, large: cells.length > SMALL };
    });
}

export function toldBy(answer: Pick<Preview, "events" | "scores">, scores: unknown[]): Told {
  const now = pointsOf(scores);
  const earn = answer.events.find((event) => event.kind === "earn");
  return {
    made: rings(answer.events, "loop"),
    broken: rings(answer.events, "break"),
    earned: (earn?.earned as Earned | undefined) ?? null,
    over: answer.events.some((event) => event.kind === "over"),
    closing: answer.events.some((event) => event.kind === "phase" && event.phase === "closing"),
    gains: pointsOf(answer.scores)
      .map((points: Points, seat) => ({ seat, by: points.total - (now[seat]?.total ?? 0) }))
      .filter((gain) => gain.by !== 0),
  };
}

export interface LastMove {
  seat: number | null;
  /** Where a tile was put, or lifted. */
  cell: Cell | null;
  from: Cell | null;
  lifted: boolean;
  made: RingTold[];
  broken: RingTold[];
  /** Tiles that were just drawn, by seat. */
  drawn: Map<number, string[]>;
}

/** What to mark of the newest line of the log. */
export function lastMove(line: Line | null): LastMove | null {
  if (!line?.events.length) return null;
  const put = line.events.find((event) => event.kind === "place" || event.kind === "drop" || event.kind === "lift");
  return {
    seat: line.seat,
    cell: typeof put?.cell === "string" ? cellOf(put.cell) : null,
    from: typeof put?.from === "string" ? cellOf(put.from) : null,
    lifted: put?.kind === "lift",
    made: rings(line.events, "loop"),
    broken: rings(line.events, "break"),
    drawn: new Map(
      line.events
        .filter((event) => event.kind === "draw")
        .map((event) => [event.seat as number, event.tiles as string[]]),
    ),
  };
}
