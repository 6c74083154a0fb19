"""A secret choice of several moves is one act: one event, one version, one line, all or nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry
from pentaprism.match import match as matches
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.match import fold
from pentaprism.match.refusals import NotAllowed, Stale
from pentaprism.testing.walks import Step, walks
from tests.match.games import prepare_all, whole_choice
from tests.match.table import Table, kinds

GAMES = 12


# -- which moves others do not see, over all games


def unseen_steps(game: Game) -> Iterator[tuple[int, Step]]:
    """Steps of random games that somebody other than the mover does not notice."""
    for players, steps in walks(game, GAMES, seed=5):
        for step in steps:
            viewers = {*range(players), SPECTATOR} - {step.seat}
            seeing = {viewer for viewer in viewers if differs(game, step, viewer)}
            assert seeing in (set(), viewers), "some notice a move and others do not"
            if not seeing:
                yield players, step


def differs(game: Game, step: Step, viewer: int) -> bool:
    before, after = (game.redacted(state, viewer) for state in (step.before, step.after))
    return bool(before.tobytes() != after.tobytes())


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.id)
def test_only_choices_that_can_be_made_again_have_steps_that_others_do_not_see(game: Game) -> None:
    """So a match has to look for secret steps only there. In Laser the one such step is to change a
    number that is ready: an act of its own, of which the others hear that there was one."""
    verbs: Counter[str] = Counter()
    for players, step in unseen_steps(game):
        verbs[game.text.move_text(step.move).split()[0]] += 1
        if game.id == "laser":
            assert step.seat < players
            assert step.seat not in game.to_act(step.before)
    assert bool(verbs) == game.capabilities.revisable
    assert set(verbs) <= {"prismatic": {"keep", "take", "put"}, "laser": {"bid"}}.get(
        game.id, set()
    )


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.id)
def test_a_step_that_others_do_not_see_tells_its_mover_nothing_new(game: Game) -> None:
    """Otherwise several of them at once could be tried out, and a takeback could undo a look."""
    chance, tried = random.Random(1), 0
    for _, step in unseen_steps(game):
        if chance.random() > 0.2:
            continue
        view = game.redacted(step.after, step.seat).tobytes()
        for number in range(1, 5):
            world = game.redacted(step.before, step.seat)
            world[0]["rng"] = np.uint64(number)
            game.face.determinise(world, 0, step.seat)
            assert step.move in game.legal(world, step.seat)
            after = game.apply(world, step.seat, step.move)
            assert game.redacted(after, step.seat).tobytes() == view
            tried += 1
    assert bool(tried) == game.capabilities.revisable


# -- one act


def test_a_choice_is_one_event_one_version_and_one_line() -> None:
    table = Table("prismatic")
    version, choice = table.match.version, whole_choice(table, 0)
    assert len(choice) == 4
    events = table.play(0, *choice)
    assert kinds(events) == ["Moved"]
    assert table.match.version == version + 1
    assert len(table.match.acts) == 1
    lines = [visible.line(table.match, events[0], viewer) for viewer in (0, 1, None)]
    assert [line and line.moves for line in lines] == [1, 1, 1]


def test_all_or_none() -> None:
    table = Table("prismatic")
    before, choice = table.position, whole_choice(table, 0)
    with pytest.raises(IllegalMove):
        table.play(0, *choice[:-1], "put R palette", "ready")
    with pytest.raises(BadRequest):
        table.do(m.Play(seat=0, moves=(), version=table.match.version))
    assert table.position == before
    table.play(0, *choice)


def test_a_repeated_choice_is_made_once() -> None:
    table = Table("prismatic")
    choice = whole_choice(table, 0)
    table.play(0, *choice, ref="x")
    assert table.play(0, *choice, ref="x") == []
    assert len(table.match.acts) == 1


def test_everybody_chooses_from_the_same_version() -> None:
    table = Table("prismatic", "ppp")
    version = table.match.version
    choices = [whole_choice(table, seat) for seat in range(3)]
    for seat, choice in enumerate(choices):
        table.play(seat, *choice, version=version)
    assert table.position["phase"] == "commit"
    with pytest.raises(Stale):
        table.play(0, *whole_choice(table, 0), version=version)


def test_only_steps_of_a_secret_choice_go_together() -> None:
    """Who could send a draw together with what to do with the card would learn it by a refusal."""
    table = Table("prism")
    seat = table.match.to_act[0]
    drawn = table.match.game.apply(
        table.match.state, seat, table.match.game.read_move(table.match.state, seat, "draw")
    )
    for follow in ("pass", *table.match.game.legal_texts(drawn, seat)):
        with pytest.raises(NotAllowed, match="secret choice"):
            table.play(seat, "draw", follow)
    assert table.match.acts == []


def test_a_choice_made_again_is_an_act_of_its_own() -> None:
    table = Table("prismatic")
    table.play(0, *whole_choice(table, 0))
    table.play(0, "take back")
    table.play(0, *whole_choice(table, 0))
    assert len(table.match.acts) == 3
    assert 0 not in table.match.to_act


def test_whoever_chooses_although_asked_has_said_no() -> None:
    table = Table("prismatic")
    table.offer(0, "pause")
    table.play(1, *whole_choice(table, 1))
    assert table.match.offers == {}


# -- takebacks


def test_a_whole_choice_is_taken_back() -> None:
    table = Table("prismatic", "ppp")
    before = table.position
    table.play(0, *whole_choice(table, 0))
    table.play(1, *whole_choice(table, 1))
    table.offer(0, "takeback")
    for seat in (1, 2):
        table.answer(seat, "takeback", yes=True)
    assert table.match.acts == []
    assert table.position == before
    assert table.play(2, *whole_choice(table, 2))


def test_taking_back_is_as_much_work_however_many_steps_others_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted in calls of the rules: their time is what somebody with a watch could tell."""
    counted = {steps: work_of_a_takeback(steps, monkeypatch) for steps in (0, 1, 3)}
    assert len({tuple(sorted(calls.items())) for calls in counted.values()}) == 1, counted


def work_of_a_takeback(steps: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    table = Table("prismatic", "ppp", seed=3)
    prepare_all(table)
    others = whole_choice(table, 1, steps)
    assert len(others) == steps + 1
    table.play(0, *whole_choice(table, 0))
    table.play(1, *others)
    calls: Counter[str] = Counter()
    with monkeypatch.context() as patched:
        for name in ("apply", "redacted", "legal"):
            patched.setattr(Game, name, counting(name, calls))
        table.offer(0, "takeback")
        for seat in (1, 2):
            table.answer(seat, "takeback", yes=True)
    assert calls["redacted"]
    return calls


def counting(name: str, calls: Counter[str]) -> Any:
    original = getattr(Game, name)

    def call(*arguments: Any) -> Any:
        calls[name] += 1
        return original(*arguments)

    return call


def test_what_was_long_ago_can_be_taken_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "_REMEMBERED", 2)
    table = Table("laser", "pp")
    table.play(0, "bid 30")
    for bid in (29, 28, 27):
        table.play(1, f"bid {bid}")
    table.offer(0, "takeback")
    table.answer(1, "takeback", yes=True)
    assert table.position["bids"] == [None, None]


# -- logs of before

OLD_LOG = """
{"type":"offered","at":2,"seat":0,"what":"takeback"}
{"type":"moved","at":3,"seat":1,"move":"KEEP","ref":"b"}
{"type":"answered","at":4,"seat":1,"what":"takeback","yes":true}
{"type":"taken_back","at":4,"moves":0}
{"type":"moved","at":5,"seat":0,"move":"KEEP","ref":"c"}
{"type":"moved","at":6,"seat":0,"move":"take R","ref":"d"}
"""


def test_logs_in_which_every_step_was_an_event_are_still_read() -> None:
    table = Table("prismatic")
    stored = [m.encode(event) for event in table.events]
    keep = [next(x for x in table.legal(seat) if x.startswith("keep")) for seat in (0, 1)]
    stored.append(f'{{"type":"moved","at":1,"seat":0,"move":"{keep[0]}","ref":"a"}}'.encode())
    for line in OLD_LOG.strip().splitlines():
        seat = 1 if '"seat":1' in line else 0
        stored.append(line.replace("KEEP", keep[seat]).encode())
    match = fold(map(m.decode, stored))
    assert [act.moves for act in match.acts] == [(keep[0],), ("take R",)]
    assert match.refs == [{"a", "c", "d"}, {"b"}]
    table.match, table.events = match, list(map(m.decode, stored))
    table.now = match.last_at
    table.play(0, "take R", "ready")
    assert 0 not in match.to_act
