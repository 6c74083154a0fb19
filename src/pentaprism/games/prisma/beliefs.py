"""What a seat of Prisma may not know: which tile everybody draws next."""

from collections.abc import Mapping
from typing import Any

from pentaprism.games.prisma.tiles import tile_text


def facts(s: Any, seat: int) -> Mapping[tuple[str, int, str], int]:
    return {
        ("next", owner, tile_text(int(s.stacks[owner, s.stack_count[owner] - 1]))): 1
        for owner in range(int(s.players))
        if s.stack_count[owner]
    }
