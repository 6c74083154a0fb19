/** The position in words: whose turn and what for, points, hands, then the table tile by tile. */

import { pick } from "../../i18n/pick";
import type { View } from "../../table/wire";
import { key } from "./geometry";
import { directionOf, Lie, pointsOf, positionOf, SMALL, type Position } from "./position";
import { texts, type Texts } from "./texts";
import { list, tileWords } from "./words";

export function describe(view: View, seats: string[]): string {
  const t: Texts = pick(texts);
  const position = positionOf(view);
  const name = (seat: number): string => seats[seat] || t.seat(seat + 1);
  return [
    `${t[position.phase]}.`,
    ...(view.to_act.length ? pending(position, name, t) : []),
    ...pointsOf(view.scores).map((points, seat) =>
      t.describePoints(name(seat), t.points(points.total), position.loops.filter((loop) => loop.owner === seat).length),
    ),
    ...position.hands.map((hand, seat) =>
      t.describeHand(name(seat), hand.map((tile) => tileWords(tile, t)).join("; ") || t.emptyHand),
    ),
    ...onTheTable(position, name, t),
  ].join(" ");
}

function pending(position: Position, name: (seat: number) => string, t: Texts): string[] {
  const who = name(position.turn);
  if (position.lifted) return [t.othersDrop(who), t.describeLifted(key(position.lifted))];
  return [position.earned ? t.othersEarned(who) : t.describeTurn(who)];
}

function onTheTable(position: Position, name: (seat: number) => string, t: Texts): string[] {
  const lie = new Lie(position);
  const markers = [...lie.markers].map(
    ([at, seat]) => `${t.markerOf(name(seat), t.sides[directionOf(position.players, seat)] as string)}: ${at}.`,
  );
  const tiles = [...lie.tiles.values()].map((tile) => {
    const joined = lie.joinedTo(tile.key);
    return `${tile.key} ${tileWords(tile.sides, t)}${joined.length ? `, ${t.joins(list(joined, t))}` : ""}.`;
  });
  const loops = position.loops.map((loop) => {
    const frozen = loop.frozen ? `, ${t.frozenLoop}` : "";
    return `${t.loopOf(name(loop.owner), loop.cells.length, loop.cells.length > SMALL)}${frozen}: ${loop.cells.map(key).join(" ")}.`;
  });
  return tiles.length ? [...markers, t.describeTiles, ...tiles, ...loops] : [...markers, t.describeEmpty];
}
