/** How an evening stands; pure. */

import type { GuestInfo, Played, Room } from "./wire";

export interface Standing {
  name: string;
  points: number;
  games: number;
  wins: number;
  /** 1 for the best; those with as many points share a place. */
  place: number;
}

/** The people of the evening, also those who have gone, from the first to the last. Bots do not count. */
export function standings(room: Pick<Room, "guests" | "played">): Standing[] {
  const people = new Map<number, Omit<Standing, "place">>();
  for (const guest of room.guests) people.set(guest.id, { name: guest.name, points: 0, games: 0, wins: 0 });
  for (const game of room.played) {
    for (const seat of game.seats) {
      if (seat.guest === null) continue;
      const known = people.get(seat.guest) ?? { name: seat.name, points: 0, games: 0, wins: 0 };
      people.set(seat.guest, {
        ...known,
        points: known.points + seat.points,
        games: known.games + 1,
        wins: known.wins + (seat.won ? 1 : 0),
      });
    }
  }
  return placed([...people.values()]);
}

/** The same by teams, where there are any; a game counts once for everybody of the team who played it. */
export function teamStandings(room: Pick<Room, "guests" | "played">): Standing[] {
  const teamOf = new Map(room.guests.map((guest: GuestInfo) => [guest.id, guest.team]));
  const teams = new Map<number, Omit<Standing, "place">>();
  for (const team of [...teamOf.values()].filter((each) => each !== null)) {
    teams.set(team, { name: teamLetter(team), points: 0, games: 0, wins: 0 });
  }
  for (const game of room.played) for (const team of teams.keys()) addGame(teams, team, game, teamOf);
  return placed([...teams.values()]);
}

function addGame(
  teams: Map<number, Omit<Standing, "place">>,
  team: number,
  game: Played,
  teamOf: Map<number, number | null>,
): void {
  const own = game.seats.filter((seat) => seat.guest !== null && teamOf.get(seat.guest) === team);
  const known = teams.get(team);
  if (!known || !own.length) return;
  teams.set(team, {
    name: known.name,
    points: known.points + own.reduce((sum, seat) => sum + seat.points, 0),
    games: known.games + 1,
    wins: known.wins + (own.some((seat) => seat.won) ? 1 : 0),
  });
}

export const teamLetter = (team: number): string => String.fromCharCode(65 + team);
export const TEAMS = [0, 1, 2, 3, 4];

function placed(all: Omit<Standing, "place">[]): Standing[] {
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => other.points > each.points).length }))
    .sort((a, b) => a.place - b.place || b.wins - a.wins || a.name.localeCompare(b.name));
}
