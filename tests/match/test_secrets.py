"""Nothing that a seat is told depends on what it cannot know."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry
from pentaprism.match import match as match_module
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.match import Match
from pentaprism.testing.walks import Step, walk
from tests.match.games import prepare_all, whole_choice
from tests.match.table import Table, sentence

WORLDS = 3
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("prisma", 2, {}),
    ("prisma", 3, {"frozen": True}),
    ("laser", 2, {"round_limit": 8}),
    ("laser", 3, {"mode": "team"}),
    ("prism", 3, {"target": 10}),
    ("prismatic", 2, {"goal": 3}),
    ("prismatic", 3, {"goal": 3, "auction": True}),
]


@pytest.mark.parametrize("game", ["prism", "prismatic"])
def test_where_there_are_hands_no_two_seats_see_the_same(game: str) -> None:
    """The page relies on it: on one screen a curtain falls where views differ (viewer.ts)."""
    table = Table(game, "pp")
    chance = random.Random(1)
    while table.match.to_act and len(table.match.acts) < 150:
        views = [visible.view(table.match, seat).position for seat in (0, 1)]
        assert views[0] != views[1]
        seat = chance.choice(table.match.to_act)
        table.play(seat, chance.choice(table.legal(seat)))
    assert len(table.match.acts) > 50


def steps_of(table: Table) -> Iterator[tuple[Step, m.Moved]]:
    """A random game at the table, look by look: not every step of a long one."""
    match = table.match
    steps = list(walk(match.game, match.players, match.settings.options, match.created.seed))
    for step in steps[:: max(1, len(steps) // 60)]:
        text = match.game.text.move_text(step.move)
        yield step, m.Moved(at=table.now, seat=step.seat, moves=(text,))


def told(match: Match, step: Step, moved: m.Moved, viewer: int | None) -> bytes:
    """All that the viewer is told of a step: the line, and what it then sees."""
    match.steps = (match_module.Step(step.before, step.move, step.after),)
    match.state = step.after
    match.outcome = match.game.outcome(step.after)
    match.phase = "over" if match.outcome else "playing"
    return msgspec.json.encode((visible.line(match, moved, viewer), visible.view(match, viewer)))


def looks(game: Game, step: Step, seat: int) -> tuple[bytes, bytes]:
    before, after = (game.redacted(state, seat) for state in (step.before, step.after))
    return before.tobytes(), after.tobytes()


def other_worlds(game: Game, step: Step, seat: int) -> Iterator[Step]:
    """Games that looked the same to the seat, and the same move in them; where several choose in
    secret, some other moves as well."""
    secret = sum(each < len(game.seats(step.before)) for each in game.to_act(step.before)) > 1
    for number in range(WORLDS):
        world = game.redacted(step.before, seat)
        world["rng"] = number * 0x9E3779B9 + 1
        game.face.determinise(world, 0, seat)
        legal = game.legal(world, step.seat)
        for move in {step.move, *legal[: 4 if secret else 0]} & set(legal):
            yield Step(world, step.seat, move, game.apply(world, step.seat, move))


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_worlds_that_look_alike_are_told_alike(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = registry.find(name)
    table = Table(name, "p" * players, options, seed=4)
    Table.made.clear()  # its match is set to one position after the other
    compared = 0
    for step, moved in steps_of(table):
        for viewer in (None, *range(players)):
            if viewer == step.seat:
                continue  # whoever moves knows the move
            seat = SPECTATOR if viewer is None else viewer
            look = looks(game, step, seat)
            for other in other_worlds(game, step, seat):
                if looks(game, other, seat) == look:
                    text = game.text.move_text(other.move)
                    like = m.Moved(at=moved.at, seat=moved.seat, moves=(text,))
                    words = told(table.match, other, like, viewer)
                    assert words == told(table.match, step, moved, viewer)
                    compared += 1
    assert compared > 30


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_whoever_moves_is_told_no_more_than_their_own_secrets(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = registry.find(name)
    table = Table(name, "p" * players, options, seed=4)
    Table.made.clear()
    compared = 0
    for step, moved in steps_of(table):
        if step.seat == players:
            continue
        look = looks(game, step, step.seat)
        for other in other_worlds(game, step, step.seat):
            if other.move == step.move and looks(game, other, step.seat) == look:
                words = told(table.match, other, moved, step.seat)
                assert words == told(table.match, step, moved, step.seat)
                compared += 1
    assert compared > 10


def test_the_steps_of_a_secret_choice_are_told_only_to_whoever_takes_them() -> None:
    """Not even how many there were: a commitment has as many steps as pieces."""
    table = Table("prismatic")
    (moved,) = table.play(0, *whole_choice(table, 0))
    own = visible.line(table.match, moved, 0)
    assert own
    assert [event["kind"] for event in own.events] == ["keep", "take", "take", "ready"]
    for viewer in (1, None):
        line = visible.line(table.match, moved, viewer)
        assert line
        assert ([event["kind"] for event in line.events], line.move) == (["ready"], None)


def test_a_changed_number_is_noticed_but_not_told() -> None:
    table = Table("laser", "ppp", {"mode": "team"})
    table.play(0, "bid 7")
    (moved,) = table.play(0, "bid 5")
    line = visible.line(table.match, moved, 1)
    assert line
    assert (sentence(table.match, line), line.move) == ("Anna has a bid ready", None)


def test_a_secret_bid_is_told_as_made_and_no_more() -> None:
    table = Table("laser", "ppp", {"mode": "team"})
    (moved,) = table.play(0, "bid 7")
    mine, yours = visible.line(table.match, moved, 0), visible.line(table.match, moved, 1)
    assert mine
    assert yours
    assert (mine.move, sentence(table.match, mine)) == ("bid 7", "Anna bids 7")
    assert (yours.move, sentence(table.match, yours)) == (None, "Anna has a bid ready")
    assert "7" not in str(visible.view(table.match, 1).position["bids"])


def test_in_an_open_game_everybody_is_told_the_move() -> None:
    table = Table("prizmik")
    (moved,) = table.play(0, "a1+a2")
    lines = [visible.line(table.match, moved, viewer) for viewer in (0, 1, None)]
    assert lines[0] == lines[1] == lines[2]
    assert lines[0]
    assert (lines[0].move, lines[0].moves, lines[0].seat) == ("a1+a2", 1, 0)


def test_no_line_or_view_holds_a_key_or_the_seed() -> None:
    table = Table("prism", seed=0x5EED5EED5EED)
    table.play(table.match.to_act[0])
    parts: list[Any] = [visible.line(table.match, event, 1) for event in table.events]
    parts += [
        visible.view(table.match, 1),
        visible.seats(table.match),
        visible.fairness(table.match),
    ]
    text = msgspec.json.encode(parts).decode()
    assert "key-" not in text
    assert "salt" not in text
    assert str(0x5EED5EED5EED) not in text
    assert "5eed5eed5eed" not in text.lower()


@pytest.mark.parametrize(("name", "who"), [("prizmik", "pp"), ("prizmik", "po"), ("prism", "pp")])
def test_a_view_that_is_shared_is_the_view_of_each(name: str, who: str) -> None:
    table = Table(name, who)
    for _ in range(3):
        match = table.match
        shared = visible.shared_view(match)
        assert (shared is None) == match.game.capabilities.hidden
        each = {str(seat): visible.view(match, seat) for seat in (0, 1)}
        assert visible.views(match, (0, 1), shared) == each
        assert visible.views(match, (), shared) == {"watch": visible.view(match, None)}
        if match.phase == "playing":
            table.play(match.to_act[0])


def test_telling_of_a_choice_takes_the_same_work_however_many_steps_it_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    redacted = 0
    real = Game.redacted

    def counted(game: Game, state: Any, seat: int) -> Any:
        nonlocal redacted
        redacted += 1
        return real(game, state, seat)

    monkeypatch.setattr(Game, "redacted", counted)
    lengths, work = set(), set()
    for steps in (0, 1, 3):
        table = Table("prismatic")
        prepare_all(table)
        while "ready" not in table.legal(0):
            mover = table.match.to_act[0]
            table.play(mover, table.legal(mover)[0])
        visible.view(table.match, 1)  # what they were shown before
        choice = whole_choice(table, 0, steps)
        (moved,) = table.play(0, *choice)
        redacted = 0
        visible.line(table.match, moved, 1)
        visible.view(table.match, 1)
        lengths.add(len(choice))
        work.add(redacted)
    assert len(lengths) > 1
    assert work == {2}


def test_a_state_is_redacted_once_for_each_viewer() -> None:
    """In a game without secret steps: what was shown before a move is known when it is told."""
    table = Table("prism")
    shown = table.match.known(table.match.state, 1)
    before = table.match.state
    table.play(*next((seat, table.legal(seat)[0]) for seat in table.match.to_act))
    assert table.match.known(before, 1) is shown
    now = table.match.known(table.match.state, 1)
    assert now is table.match.known(table.match.state, 1)
    assert now.tobytes() == table.match.game.redacted(table.match.state, 1).tobytes()
    # Another state is another one, whatever its address in memory.
    for seat in (0, 1, SPECTATOR):
        other = table.match.game.redacted(table.match.state, seat)
        again = table.match.game.redacted(other, 0).tobytes()
        assert table.match.known(other, 0).tobytes() == again
        del other
