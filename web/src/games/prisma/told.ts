/** What happened, or would happen, read from the server's events. */

import type { Line, Preview } from "../../table/wire";
import { eventsOf } from "../board";
import type { Break, Event, Loop } from "./event-types";
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

/** The events of one kind. */
function only<Kind extends Event["kind"]>(events: Event[], kind: Kind): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}

const ringOf = ({ owner, cells }: Loop | Break): RingTold => ({ owner, cells, large: cells.length > SMALL });

export function toldBy(answer: Pick<Preview, "events" | "scores">, scores: unknown[]): Told {
  const now = pointsOf(scores);
  const events = eventsOf<Event>(answer);
  return {
    made: only(events, "loop").map(ringOf),
    broken: only(events, "break").map(ringOf),
    earned: only(events, "earn")[0]?.earned ?? null,
    over: only(events, "over").length > 0,
    closing: only(events, "phase").some(({ phase }) => phase === "closing"),
    gains: pointsOf(answer.scores)
      .map((points: Points, seat) => ({ seat, by: points.total - (now[seat]?.total ?? 0) }))
      .filter((gain) => gain.by !== 0),
  };
}

export interface LastMove {
  seat: number | null;
  /** How many moves there were with it. */
  moves: number;
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
  const events = eventsOf<Event>(line);
  if (!line || !events.length) return null;
  const [dropped] = only(events, "drop");
  const [lifted] = only(events, "lift");
  const put = dropped ?? lifted ?? only(events, "place")[0];
  return {
    seat: line.seat,
    moves: line.moves,
    cell: put ? cellOf(put.cell) : null,
    from: dropped ? cellOf(dropped.from) : null,
    lifted: lifted !== undefined,
    made: only(events, "loop").map(ringOf),
    broken: only(events, "break").map(ringOf),
    drawn: new Map(only(events, "draw").map(({ seat, tiles }) => [seat, tiles])),
  };
}
