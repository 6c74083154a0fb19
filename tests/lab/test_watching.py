"""What is noted of a game, and what is done to a seat. Run uncompiled: what is counted does not
depend on the compiler, and compiling takes longer than playing."""

from typing import Any, cast

import numpy as np
import pytest
from numba.core import config

from pentaprism.arena.work import Unit
from pentaprism.games import registry
from pentaprism.lab import watching
from pentaprism.lab.run import record_of
from pentaprism.lab.trials import (
    FORBIDS,
    PAIR,
    PLAIN,
    SWAPS,
    Trial,
    arms_of,
    check_trial,
    marked_seat,
    notes_of,
    perform,
    seed_of,
)
from pentaprism.records import replay
from pentaprism.search import contest

pytestmark = [
    pytest.mark.rules,
    pytest.mark.skipif(not config.DISABLE_JIT, reason="runs in the uncompiled pass"),
]

SHORT: dict[str, Any] = {
    "prism": {"target": 2},
    "prismatic": {"goal": 3, "round_limit": 3},
    "prizmik": {"quiet_limit": 4},
}


def trial(game: str, kind: str = PLAIN, players: int = 2, **other: Any) -> Trial:
    return Trial(game, players, SHORT.get(game, {}), "random", 5, kind, other)


def play(of: Trial, blocks: int = 1) -> list[Any]:
    check_trial(of)
    unit = Unit(0, cast(Any, of), 0, blocks)
    return perform(unit)[0]


@pytest.mark.parametrize("game", ["prism", "prisma", "prismatic", "prizmik"])
def test_the_note_is_that_of_the_game(game: str) -> None:
    """Watched while it is played, and watched again from its record: the same note."""
    of = trial(game)
    note = notes_of(of, play(of)[0])[0]
    record = record_of(of, 0)
    assert int(note["moves"]) == len(record.moves)
    found = registry.find(game)
    states = list(replay(record))
    outcome = found.outcome(states[-1])
    assert outcome is not None
    assert [seat for seat in range(2) if int(note["winners"]) >> seat & 1] == list(outcome.winners)
    assert int(note["actions"].sum()) == int(note["moves"])
    assert int(note["choices"]) >= 2 * int(note["decisions"])
    again = np.zeros(1, watching.note_type(found))
    numbers = [
        found.read_move(state, each.seat, each.move)
        for state, each in zip(states, record.moves, strict=False)
    ]
    watching.make_follower(found)(
        np.zeros(2, found.rules.STATE),
        of.players,
        found.options.numbers(of.options),
        np.uint64(seed_of(of, 0)),
        np.array([each.seat for each in record.moves], np.int64),
        np.array(numbers, np.int64),
        again,
        np.zeros(found.rules.MAX_MOVES, np.int64),
    )
    again["valid"] = 1
    assert again.tobytes() == note.tobytes()


@pytest.mark.parametrize("game", ["prism", "prismatic"])
def test_players_follow_what_they_have_learned(game: str) -> None:
    """The very moves that the same level finds at a table."""
    of = Trial(game, 2, SHORT[game], "master@nodes=12", 5, PLAIN, {})
    note = notes_of(of, play(of)[0])[0]
    record = record_of(of, 0)
    found = registry.find(game)
    digest = np.uint64(0)
    for state, each in zip(replay(record), record.moves, strict=False):
        move = found.read_move(state, each.seat, each.move)
        digest = contest.add_to_digest(digest, each.seat, move)
    assert int(note["digest"]) == int(digest)


@pytest.mark.parametrize("game", ["prism", "prisma", "prismatic"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_swap_changes_one_card_of_one_seat(game: str, players: int) -> None:
    found = registry.find(game)
    measures = found.measures
    assert measures is not None
    state = found.setup(players, SHORT.get(game, {}), 3)
    pieces = watching.pieces_of(found)

    def deal(of: Any) -> Any:
        counts = np.zeros((players, pieces), np.int64)
        for seat in range(players):
            measures.dealt(of[0], seat, counts[seat])
        return counts

    before = deal(state)
    swapped = 0
    for piece in range(0, pieces, 4):
        copy = state.copy()
        if not measures.swap(copy[0], 0, piece, np.uint64(7 << 60)):
            assert copy.tobytes() == state.tobytes()
            continue
        swapped += 1
        change = deal(copy)[0] - before[0]
        assert change[piece] == 1
        assert sorted(change[change != 0].tolist()) == [-1, 1]
    assert swapped > 2


@pytest.mark.parametrize("game", ["prism", "prismatic"])
def test_what_is_forbidden_is_not_done(game: str) -> None:
    of = trial(game, FORBIDS)
    for block in play(of, 2):
        note, arms = notes_of(of, block)[0], arms_of(block)
        seat = marked_seat(of, block.seed)
        for piece, arm in enumerate(arms):
            assert arm["valid"]
            used = note["used"][seat, piece] > 0
            assert (arm["digest"] != note["digest"]) == used


def test_the_arms_of_swaps_are_other_games() -> None:
    of = trial("prism", SWAPS)
    block = play(of)[0]
    arms = arms_of(block)
    assert arms["valid"].any()
    note = notes_of(of, block)[0]
    assert any(arm["digest"] != note["digest"] for arm in arms if arm["valid"])


def test_a_pair_with_nothing_changed_is_the_same_game_twice() -> None:
    of = trial("prism", PAIR)
    notes = notes_of(of, play(of)[0])
    assert notes[0].tobytes() == notes[1].tobytes()
    other = trial("prism", PAIR, target=30)
    notes = notes_of(other, play(other)[0])
    assert notes[0]["moves"] < notes[1]["moves"]
