/** The position in words: whose turn and what for, points, hands, then the table tile by tile. */

import type { View } from "../../table/wire";
import { key } from "./geometry";
import { directionOf, Lie, pointsOf, positionOf, SMALL, type Position } from "./position";
import { SIDES, t, tileWords } from "./words";

type Name = (seat: number) => string;

export function describe(view: View, seats: string[]): string {
  const position = positionOf(view);
  const name: Name = (seat) => seats[seat] || t("unnamed", { n: seat + 1 });
  return [
    t("told-phase", { phase: position.phase }),
    ...(view.to_act.length ? pending(position, name) : []),
    ...pointsOf(view.scores).map((points, seat) =>
      t("told-points", {
        name: name(seat),
        points: t("plate-points", { n: points.total }),
        loops: position.loops.filter((loop) => loop.owner === seat).length,
      }),
    ),
    ...position.hands.map((hand, seat) =>
      hand.length
        ? t("told-hand", { name: name(seat), tiles: hand.map(tileWords) })
        : t("told-no-hand", { name: name(seat) }),
    ),
    ...onTheTable(position, name),
  ].join(" ");
}

function pending(position: Position, name: Name): string[] {
  const who = { name: name(position.turn) };
  if (position.lifted) return [t("others-drop", who), t("told-lifted", { cell: key(position.lifted) })];
  return [position.earned ? t("others-earned", who) : t("told-turn", who)];
}

/** A loop in words, for ears and tooltips. */
export function loopWords(name: string, tiles: number, frozen: boolean): string {
  const loop = t("loop-of", { name, tiles, large: tiles > SMALL });
  return frozen ? t("loop-frozen", { loop }) : loop;
}

export function markerWords(name: string, players: number, seat: number): string {
  return t("marker-of", { name, side: SIDES[directionOf(players, seat)] });
}

function onTheTable(position: Position, name: Name): string[] {
  const lie = new Lie(position);
  const markers = [...lie.markers].map(([cell, seat]) =>
    t("told-marker", { marker: markerWords(name(seat), position.players, seat), cell }),
  );
  const tiles = [...lie.tiles.values()].map(({ key: cell, sides }) => {
    const cells = lie.joinedTo(cell);
    const tile = tileWords(sides);
    return cells.length ? t("told-joined", { cell, tile, cells }) : t("told-tile", { cell, tile });
  });
  const loops = position.loops.map((loop) =>
    t("told-loop", { loop: loopWords(name(loop.owner), loop.cells.length, loop.frozen), cells: loop.cells.map(key) }),
  );
  return tiles.length ? [...markers, t("told-table"), ...tiles, ...loops] : [...markers, t("told-empty")];
}
