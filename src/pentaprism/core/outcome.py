"""How a game ended."""

from typing import Any

import msgspec

from pentaprism.core.words import Message


class Outcome(msgspec.Struct, frozen=True):
    """`winners` is empty for a draw and names all who share first place in a tie."""

    winners: tuple[int, ...]
    reason: str
    #: The reason by its key, for those who read it in their own language.
    words: Message | None = None

    def to_json(self) -> dict[str, Any]:
        """As in formats.md."""
        return {"winners": list(self.winners), "reason": self.reason}

    @property
    def is_draw(self) -> bool:
        return not self.winners
