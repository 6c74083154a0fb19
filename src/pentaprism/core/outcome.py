"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """`winners` is empty for a draw and names all who share first place in a tie."""

    winners: tuple[int, ...]
    reason: str

    @property
    def is_draw(self) -> bool:
        return not self.winners
