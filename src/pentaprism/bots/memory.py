"""What a player of one game keeps from decision to decision."""

from collections import OrderedDict
from typing import Any

from pentaprism.search import table


class Memory:
    """Alpha-beta's table, for one seat of one game. Whoever plays holds it and hands it over with
    each decision; without one a player begins each time from nothing.

    What was found by another judgement is no use: if anything of it changes, all is forgotten. A
    decision that has a limit other than time stays what it was, the same each time it is asked
    for; unless `always` says that it may depend on those before it."""

    def __init__(self, always: bool = False) -> None:
        self.always = always
        self._judgement: Any = None
        self._table: Any = None

    def table(self, judgement: Any, bits: int) -> Any:
        """The table of what was found by this judgement; an empty one of 2**bits entries if there
        is none. A new entry takes the place of any older one, so none is in the way for ever."""
        if self._judgement != judgement:
            self._judgement, self._table = judgement, table.new_table(bits)
        return self._table


class Memories:
    """Those of the seats of several games; what was not used for longest is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], Memory] = OrderedDict()

    def of(self, match: str, seat: int) -> Memory:
        """An empty one if there is none."""
        memory = self._kept.setdefault((match, seat), Memory())
        self._kept.move_to_end((match, seat))
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return memory

    def find(self, match: str, seat: int) -> Memory | None:
        """The one of the seat, if it is kept."""
        return self._kept.get((match, seat))

    def forget(self, match: str) -> None:
        """The match is over."""
        for key in [key for key in self._kept if key[0] == match]:
            del self._kept[key]

    def __len__(self) -> int:
        return len(self._kept)
