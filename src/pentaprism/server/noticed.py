"""Which events a browser notices at all.

In games with secrets a step of a secret choice changes nothing for the others. Even that there was
one, or how many there were, is then not told: each browser counts the versions that it can see.
"""

from bisect import bisect_right

from pentaprism.core.game import SPECTATOR
from pentaprism.match import model as m
from pentaprism.match.match import Match

#: A browser, by its seats; none for one that watches.
Mine = tuple[int, ...]


class Noticed:
    """For each browser the versions at which it saw something change."""

    def __init__(self, match: Match) -> None:
        """For a match that has taken in its first event."""
        self._hidden = match.game.capabilities.hidden
        #: For each event who noticed it; None for everybody. There are many events, few such sets.
        self._by: list[frozenset[int] | None] = [None]
        self._sets: dict[frozenset[int], frozenset[int]] = {}
        self._seen: dict[Mine, list[int]] = {}

    def add(self, match: Match, event: m.Events) -> None:
        """An event that the match has just taken in."""
        if not self._hidden:
            return
        by = None
        if isinstance(event, m.Moved):
            viewers = (*range(match.players), SPECTATOR)
            by = frozenset(
                viewer for viewer in viewers if viewer == event.seat or match.shows_move(viewer)
            )
            by = self._sets.setdefault(by, by)
        self._by.append(by)
        for mine, versions in self._seen.items():
            if _sees(by, mine):
                versions.append(len(self._by))

    def last_is_open(self, match: Match) -> bool:
        """Whether everybody has noticed the last event."""
        by = self._by[-1] if self._hidden else None
        return by is None or len(by) > match.players

    def told(self, mine: Mine, version: int) -> int:
        """The number of versions up to this one that the browser knows of."""
        return bisect_right(self._of(mine), version) if self._hidden else version

    def true(self, mine: Mine, told: int) -> int:
        """The last version that looks like this one to the browser."""
        if not self._hidden:
            return told
        seen = self._of(mine)
        if told < len(seen):
            return seen[told] - 1
        return len(self._by) + told - len(seen)

    def any_since(self, mine: Mine, version: int) -> bool:
        """Whether the browser noticed anything after that version."""
        if not self._hidden:
            return True
        seen = self._of(mine)
        return bool(seen) and seen[-1] > version

    def _of(self, mine: Mine) -> list[int]:
        if mine not in self._seen:
            self._seen[mine] = [
                version for version, by in enumerate(self._by, 1) if _sees(by, mine)
            ]
        return self._seen[mine]


def _sees(by: frozenset[int] | None, mine: Mine) -> bool:
    return by is None or not by.isdisjoint(mine or (SPECTATOR,))
