"""Every puzzle is what it says: a win in so many moves, no fewer, with one move to begin with."""

import datetime
from typing import Any

import pytest

from pentaprism.core.errors import BadPosition, BadRequest, IllegalMove
from pentaprism.games.prizmik import GAME, puzzles, winning

#: The longer ones take a while: only some of them.
QUICK = [each for each in puzzles.known() if each.moves == 2]
LONG = [each for each in puzzles.known() if each.moves > 2][::20]


def naive_wins(state: Any, seat: int, left: int) -> bool:
    """The definition, written as it is said."""
    if GAME.outcome(state):
        return GAME.outcome(state).winners == (seat,)  # type: ignore[union-attr]
    if left == 0:
        return False
    if int(state[0].turn) == seat:
        after = (GAME.apply(state, seat, move) for move in GAME.legal(state, seat))
        return any(naive_wins(each, seat, left - 1) for each in after)
    other = 1 - seat
    answers = (GAME.apply(state, other, move) for move in GAME.legal(state, other))
    return all(naive_wins(each, seat, left) for each in answers)


@pytest.mark.parametrize("known", [*QUICK, *LONG], ids=lambda known: known.board)
def test_one_move_begins_the_win(known: puzzles.Known) -> None:
    state = GAME.from_position(known.puzzle["position"])
    assert len(winning.winning_moves(state, known.moves)) == 1
    assert winning.least_moves(state, known.moves) == known.moves


@pytest.mark.parametrize("known", QUICK[:3], ids=lambda known: known.board)
def test_the_proof_agrees_with_the_definition(known: puzzles.Known) -> None:
    state = GAME.from_position(known.puzzle["position"])
    wins = [
        move
        for move in GAME.legal(state, known.turn)
        if naive_wins(GAME.apply(state, known.turn, move), known.turn, known.moves - 1)
    ]
    assert wins == winning.winning_moves(state, known.moves)


def test_solving_one() -> None:
    puzzle = puzzles.generate(3, "easy", cards=2)
    line = puzzles.solution(puzzle)
    mine = line[::2]
    assert len(mine) == 2
    begun = puzzles.attempt(puzzle, mine[:1])
    assert (begun.solved, begun.wrong, begun.line, begun.puzzle["moves"]) == (
        False,
        False,
        line[:2],
        1,
    )
    done = puzzles.attempt(puzzle, mine)
    assert (done.solved, done.cost, done.legal) == (True, 2, [])
    with pytest.raises(IllegalMove):
        puzzles.attempt(puzzle, [*mine, mine[0]])


def test_a_wrong_move_is_told_and_ends_it() -> None:
    puzzle = puzzles.generate(3, "easy", cards=2)
    right = puzzles.solution(puzzle)[0]
    wrong = next(move for move in puzzles.attempt(puzzle, []).legal if move != right)
    tried = puzzles.attempt(puzzle, [wrong])
    assert (tried.wrong, tried.solved, tried.legal, tried.line) == (True, False, [], [wrong])
    with pytest.raises(IllegalMove):
        puzzles.attempt(puzzle, ["a1-a1"])


def test_hints_by_degrees() -> None:
    puzzle = puzzles.generate(1)
    hints = puzzles.hints(puzzle)
    assert [hint.kind for hint in hints] == ["cost", "figure", "move", "line"]
    assert hints[2].line == tuple(puzzles.solution(puzzle)[:1])
    assert hints[1].text.values["square"] == hints[2].line[0][:2]


def test_the_puzzle_of_a_day() -> None:
    """The same everywhere, another one every day, harder at weekends."""
    monday = datetime.date(2026, 11, 16)
    week = [puzzles.daily(monday + datetime.timedelta(n)) for n in range(7)]
    assert [puzzles.rate(each).name for each in week] == ["medium"] * 5 + ["hard"] * 2
    boards = {each["position"]["board"] for each in week}
    assert len(boards) == 7
    assert puzzles.daily(monday) == week[0]


def test_only_our_own_puzzles() -> None:
    """Anybody could ask for any amount of work otherwise."""
    ours = puzzles.generate(1)
    wrongs: list[Any] = [None, {}, {"position": 1}, {**ours, "moves": 4 + ours["moves"]}]
    wrongs.append({**ours, "position": GAME.position(GAME.setup(2, {}, 0))})
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            puzzles.attempt(wrong, [])
    with pytest.raises(BadRequest):
        puzzles.generate(1, "easy", cards=9)
    with pytest.raises(BadRequest):
        puzzles.generate(1, mode="team")
