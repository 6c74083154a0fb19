"""What a tournament's games say, gathered block by block: it does not grow with the games."""

from collections import Counter

import msgspec

from pentaprism.arena.blocks import shares
from pentaprism.arena.ratings import Rating, Tally
from pentaprism.arena.sequential import Interval, Spread
from pentaprism.arena.work import BlockPlayed


class Pair:
    """Two contestants at tables of their own: the first one's share, with its interval."""

    def __init__(self) -> None:
        self.blocks = self.games = 0
        self.spread = Spread()
        self.interval = Interval()

    def add(self, share: float, games: int) -> None:
        self.blocks += 1
        self.games += games
        self.spread.add(share)
        self.interval.add(share)


class Line(msgspec.Struct):
    """One contestant's line of a table."""

    contestant: str
    rating: Rating
    games: int
    #: Its share of the wins beside what its seats would have had by chance.
    share: float
    fair: float
    points: int
    failures: int


class SectionSummary:
    """All that is known of one section."""

    def __init__(self, title: str, contestants: tuple[str, ...], players: int) -> None:
        self.title = title
        self.contestants = contestants
        self.players = players
        count = len(contestants)
        self.tally = Tally(count)
        self.blocks = self.games = 0
        self.played = [0] * count
        self.won = [0.0] * count
        self.fair = [0.0] * count
        self.points = [0] * count
        self.failures = [0] * count
        #: cross[i][j]: what i won of the games in which i or j won.
        self.cross = [[0.0] * count for _ in range(count)]
        self.between = [[0.0] * count for _ in range(count)]
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.ms = 0.0
        self.seats = [Spread() for _ in range(players)]
        self.pairs: dict[tuple[int, int], Pair] = {}

    def add(self, table: tuple[int, ...], block: BlockPlayed, lineups: list[list[int]]) -> None:
        games = []
        seat_shares = [0.0] * self.players
        for lineup, played in zip(lineups, block.games, strict=True):
            won = shares(lineup, played.winners, len(self.contestants))
            games.append((lineup, won))
            self._add_game(lineup, won)
            for seat, share in enumerate(shares(range(self.players), played.winners, self.players)):
                seat_shares[seat] += share / len(lineups)
            self.lengths[played.moves] += 1
            failed = " failed: " in played.reason
            self.reasons["a contestant failed" if failed else played.reason] += 1
            if failed:
                self._blame(lineup, played.winners)
            self.ms += played.ms
        for seat, share in enumerate(seat_shares):
            self.seats[seat].add(share)
        self.blocks += 1
        self.games += len(games)
        self.tally.add(block.seed, games)
        if len(table) == 2:
            first = sum(won[table[0]] for _, won in games) / len(games)
            key = (table[0], table[1])
            if key not in self.pairs:
                self.pairs[key] = Pair()
            self.pairs[key].add(first, len(games))

    def _add_game(self, lineup: list[int], won: list[float]) -> None:
        present = set(lineup)
        winners = [contestant for contestant in present if won[contestant] > 0]
        for contestant in present:
            self.played[contestant] += 1
            self.won[contestant] += won[contestant]
            self.fair[contestant] += lineup.count(contestant) / len(lineup)
            if contestant in winners:
                self.points[contestant] += 3 if len(winners) == 1 else 1
            for other in present:
                if other != contestant:
                    self.cross[contestant][other] += won[contestant]
                    self.between[contestant][other] += won[contestant] + won[other]

    def _blame(self, lineup: list[int], winners: int) -> None:
        losers = {lineup[seat] for seat in range(len(lineup)) if not winners >> seat & 1}
        for contestant in losers:
            self.failures[contestant] += 1

    def lines(self) -> list[Line]:
        """The table, the best first."""
        found = [
            Line(
                contestant=name,
                rating=rating,
                games=self.played[number],
                share=self.won[number] / max(self.played[number], 1),
                fair=self.fair[number] / max(self.played[number], 1),
                points=self.points[number],
                failures=self.failures[number],
            )
            for number, (name, rating) in enumerate(
                zip(self.contestants, self.tally.ratings(), strict=True)
            )
        ]
        return sorted(found, key=lambda line: (-line.rating.rating, line.contestant))


class Summary:
    """All sections, and all of their games together."""

    def __init__(self, sections: list[tuple[str, tuple[str, ...], int]]) -> None:
        self.sections = [SectionSummary(*section) for section in sections]
        names = dict.fromkeys(name for _, contestants, _ in sections for name in contestants)
        self.contestants = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.contestants)}
        self._overall = Tally(len(self.contestants))

    def add(
        self, section: int, table: tuple[int, ...], block: BlockPlayed, lineups: list[list[int]]
    ) -> None:
        part = self.sections[section]
        part.add(table, block, lineups)
        if len(self.sections) > 1:
            named = [self._numbers[name] for name in part.contestants]
            games = []
            for lineup, played in zip(lineups, block.games, strict=True):
                everybody = [named[contestant] for contestant in lineup]
                won = shares(everybody, played.winners, len(self.contestants))
                games.append((everybody, won))
            self._overall.add(block.seed, games)

    @property
    def games(self) -> int:
        return sum(section.games for section in self.sections)

    def overall(self) -> list[tuple[str, Rating]]:
        """One fit of all games of all sections, the best first."""
        rated = zip(self.contestants, self._overall.ratings(), strict=True)
        return sorted(rated, key=lambda pair: -pair[1].rating)
