"""Formats of a tournament: who meets whom, stage by stage.

A format is a generator: it yields the tables of a stage, each a tuple of contestants (by number),
and is sent what they won there, a list of scores for each table. `size` contestants meet at a
table: two, or with pods as many as there are seats.
"""

from collections.abc import Callable, Generator
from itertools import combinations
from math import ceil, log

from pentaprism.core.errors import BadRequest

Table = tuple[int, ...]
#: For each table of the stage, what each of its contestants scored.
Scores = list[dict[int, float]]
Stages = Generator[list[Table], Scores]

_MOST_TABLES = 100_000
_MOST_TIEBREAKS = 5


def round_robin(field: int, size: int, rounds: int) -> Stages:
    """Everybody meets everybody."""
    yield _checked(list(combinations(range(field), min(size, field))))


def gauntlet(field: int, size: int, rounds: int) -> Stages:
    """The first one meets all others."""
    others = combinations(range(1, field), min(size, field) - 1)
    yield _checked([(0, *table) for table in others])


def ladder(field: int, size: int, rounds: int) -> Stages:
    """Each one meets the one before it: contestants are given from the weakest to the strongest."""
    if size != 2:
        raise BadRequest("a ladder is climbed by two at a time: choose halves or one-against-rest")
    yield [(number, number - 1) for number in range(1, field)]


def swiss(field: int, size: int, rounds: int) -> Stages:
    """Those who stand alike meet, round by round, and no two twice while that can be avoided."""
    points = [0.0] * field
    met: set[frozenset[int]] = set()
    rested: set[int] = set()
    for _ in range(rounds or ceil(log(max(field, 2), max(size, 2)) + 1)):
        order = sorted(range(field), key=lambda number: (-points[number], number))
        # Whoever is too many rests, from the bottom up, nobody twice before all have.
        for _ in range(field % size if field > size else 0):
            if len(rested) == field:
                rested.clear()
            out = next(number for number in reversed(order) if number not in rested)
            rested.add(out)
            points[out] += 0.5 if size == 2 else 1 / size
            order.remove(out)
        tables = _neighbours(order, size, met)
        scores = yield tables
        for table, won in zip(tables, scores, strict=True):
            met.update(frozenset(pair) for pair in combinations(table, 2))
            for number in table:
                points[number] += won[number]


def _neighbours(order: list[int], size: int, met: set[frozenset[int]]) -> list[Table]:
    tables = []
    left = list(order)
    while left:
        table = [left.pop(0)]
        while len(table) < size and left:
            fresh = (n for n in left if not any(frozenset((n, m)) in met for m in table))
            chosen = next(fresh, left[0])
            left.remove(chosen)
            table.append(chosen)
        tables.append(tuple(table))
    return tables


def knock_out(field: int, size: int, rounds: int) -> Stages:
    """The best of each table goes on; a tie is played again, and in the end goes to the one who
    was named first. Whoever has no table to sit at goes on as well."""
    alive = list(range(field))
    while len(alive) > 1:
        count = ceil(len(alive) / size)
        groups: list[list[int]] = [[] for _ in range(count)]
        for place, number in enumerate(alive):  # the best meet last: to and fro over the tables
            turn, at = divmod(place, count)
            groups[at if turn % 2 == 0 else count - 1 - at].append(number)
        tables = [tuple(group) for group in groups if len(group) > 1]
        through = [group[0] for group in groups if len(group) == 1]
        for _ in range(_MOST_TIEBREAKS):
            scores = yield tables
            again = []
            for table, won in zip(tables, scores, strict=True):
                best = [n for n in table if won[n] > max(won.values()) - 1e-9]
                if len(best) == 1:
                    through.append(best[0])
                else:
                    again.append(table)
            tables = again
            if not tables:
                break
        through += [min(table) for table in tables]
        alive = sorted(through)


def _checked(tables: list[Table]) -> list[Table]:
    if len(tables) > _MOST_TABLES:
        raise BadRequest(f"{len(tables)} tables are too many; choose swiss, or fewer contestants")
    return tables


FORMATS: dict[str, Callable[[int, int, int], Stages]] = {
    "round-robin": round_robin,
    "gauntlet": gauntlet,
    "ladder": ladder,
    "swiss": swiss,
    "knock-out": knock_out,
}
