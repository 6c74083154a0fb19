"""Answers take their time: who lets a take happen at once would show that they hold no block.

What has to be hidden is the thinking of a person from other people. So a bot answers after the same
short moment whatever it says, and a person's answer takes effect after the moment below where other
people are at the table or watch it; where there are none, at once. That is kept by the board of the
one who answers (web/src/games/prism/moment.svelte.ts), since it is their own secret.
"""

from typing import Any

from pentaprism.games.prism.state import ANSWER, DRAW

#: For people among people; no clock runs in it.
MOMENT = 4.0
#: For bots, with a block and without.
BOT_MOMENT = 1.2
#: Before a bot begins a new round: the end of the last one lies on the table.
ROUND_END = 5.0


def moment(s: Any) -> float:
    return MOMENT if s.phase == ANSWER else 0.0


def pause(s: Any, seat: int, move: int) -> float:
    if s.phase == ANSWER:
        return BOT_MOMENT
    return ROUND_END if _is_new_round(s) else 0.0


def _is_new_round(s: Any) -> bool:
    """Nothing was played since the cards were dealt again."""
    played = any(s.colours[: s.players]) or any(s.wilds[: s.players]) or s.discarded
    return bool(s.rounds > 1 and s.phase == DRAW and not played)
