"""Nobody learns what others hold, what lies in the stack, or what chance will bring."""

from collections import Counter

import numpy as np
import pytest

from pentaprism.core.game import SPECTATOR
from pentaprism.games.prism import GAME
from pentaprism.games.prism.events import Draw
from tests.games.prism.plain import COUNTS
from tests.games.prism.tables import POSITIONS, State, legal, play, table, walk

pytestmark = pytest.mark.rules


def positions(players: int, step: int) -> list[State]:
    found = []
    for number, (state, _, _) in enumerate(walk(players, players)):
        if number % step == 0:
            found.append(state)
        if number > POSITIONS // 6:
            break
    return found


def imagined(state: State, seat: int, seed: int) -> State:
    """A world that the seat thinks possible."""
    world = GAME.redacted(state, seat)
    world["rng"] = seed
    GAME.face.determinise(world, 0, seat)
    return world


@pytest.mark.parametrize("players", range(2, 7))
def test_worlds_that_differ_in_secrets_redact_to_the_same_bytes(players: int) -> None:
    for number, state in enumerate(positions(players, 7)):
        for seat in (SPECTATOR, *range(players)):
            world = imagined(state, seat, number)
            known = GAME.redacted(state, seat)
            assert GAME.redacted(world, seat).tobytes() == known.tobytes()
            assert GAME.redacted(known, seat).tobytes() == known.tobytes()


@pytest.mark.parametrize("players", range(2, 7))
def test_imagined_worlds_are_positions(players: int) -> None:
    for number, state in enumerate(positions(players, 7)):
        for seat in (SPECTATOR, *range(players)):
            world = imagined(state, seat, number)
            assert GAME.from_position(GAME.position(world)).tobytes() == world.tobytes()
            assert GAME.to_act(world) == GAME.to_act(state)
            if seat != SPECTATOR:
                assert GAME.position(world)["hands"][seat] == GAME.position(state)["hands"][seat]
                assert GAME.legal(world, seat) == GAME.legal(state, seat)


def test_a_view_shows_its_own_hand_and_no_other() -> None:
    state = table(["zap red", "block", "violet violet"], stack="blue green")
    shown = GAME.view(state, 0)
    assert shown["position"]["hands"] == [["red", "zap"], ["?"], ["?", "?"]]
    assert shown["position"]["stack"] == ["?", "?"]
    assert "rng" not in shown["position"]
    assert shown["legal"] == {"0": ["discard zap", "play red"]}
    assert GAME.view(state, None)["position"]["hands"] == [["?", "?"], ["?"], ["?", "?"]]
    assert GAME.view(state, 1)["legal"] == GAME.view(state, None)["legal"] == {}


def test_drawn_cards_leave_no_trace_in_the_stack() -> None:
    first, second = (
        GAME.redacted(play(table(["zap", "zap"], phase="draw", stack=stack), "draw"), 1)
        for stack in ("red blue", "blue red")
    )
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("players", [2, 4])
def test_every_view_of_a_position_reads_back(players: int) -> None:
    for state in positions(players, 11):
        for seat in (SPECTATOR, *range(players)):
            known = GAME.redacted(state, seat)
            again = GAME.from_position(GAME.position(known), hidden=True)
            assert again.tobytes() == known.tobytes()


def test_unseen_cards_fall_evenly() -> None:
    """Of the unseen cards a hand of two gets each with the same chance, and the stack the rest."""
    state = table(["zap", "red block", "green"], ["", "blue"], stack="violet yellow zap")
    unseen = ["red", "block", "green", "violet", "yellow", "zap"]
    worlds = POSITIONS
    held: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    for seed in range(worlds):
        world = GAME.position(imagined(state, 0, seed))
        dealt = [card for hand in world["hands"][1:] for card in hand] + world["stack"]
        assert sorted(dealt) == sorted(unseen)
        held.update(world["hands"][1])
        tops[world["stack"][0]] += 1
    for card in unseen:
        assert likely(held[card], worlds, 1 / 3)
        assert likely(tops[card], worlds, 1 / 6)


def likely(count: int, of: int, chance: float) -> bool:
    """Within five standard deviations."""
    return abs(count - of * chance) < 5 * np.sqrt(of * chance * (1 - chance))


def test_worlds_after_a_block_have_the_block_on_neither_side() -> None:
    state = play(table(["take-left zap", "block red"], ["red", "blue"]), "take-left blue", "block")
    for seat in (SPECTATOR, 0, 1):
        world = GAME.position(imagined(state, seat, 3))
        cards = Counter(card for hand in [*world["hands"], world["stack"]] for card in hand)
        assert cards["block"] == COUNTS["block"] - 1
        assert cards["take-left"] == COUNTS["take-left"] - 1


def test_legal_moves_follow_from_what_the_seat_knows() -> None:
    for state in positions(5, 5):
        seat = GAME.to_act(state)[0]
        known = GAME.redacted(state, seat)
        assert GAME.legal(known, seat) == GAME.legal(state, seat)


@pytest.mark.parametrize("hand", ["red", ""])
def test_events_tell_a_seat_no_more_than_it_sees(hand: str) -> None:
    before = table([hand, "zap"], phase="draw", stack="violet blue")
    after = play(before, "draw")
    told = {
        seat: GAME.events(GAME.redacted(before, seat), 0, 0, GAME.redacted(after, seat))[0]
        for seat in (SPECTATOR, 0, 1)
    }
    assert told[0].cards == ["violet"]
    assert told[1] == told[SPECTATOR] == Draw(seat=0, count=1)
    assert GAME.tell(told[1]) == "seat 0 draws a card"


@pytest.mark.parametrize("players", [3, 6])
def test_events_are_the_same_in_every_world_of_a_seat(players: int) -> None:
    for number, (state, seat, move) in enumerate(walk(players, players, target=5)):
        if number > POSITIONS // 10:
            break
        after = GAME.apply(state, seat, move)
        for viewer in {SPECTATOR, *range(players)} - {seat}:
            seen = GAME.redacted(state, viewer), GAME.redacted(after, viewer)
            told = GAME.events(seen[0], seat, move, seen[1])
            assert getattr(told[0], "cards", None) is None
            public = GAME.events(
                GAME.redacted(state, SPECTATOR), seat, move, GAME.redacted(after, SPECTATOR)
            )
            assert told == public


def test_observations_tell_no_secrets() -> None:
    state = table(["zap red", "block", "violet"], ["red", "blue"], "blue green", phase="draw")
    size = GAME.rules.OBSERVATION
    for seat in (SPECTATOR, 0, 1, 2):
        seen = []
        for world in (state, GAME.redacted(state, seat), imagined(state, seat, 4)):
            out = np.full(size, np.nan, np.float32)
            GAME.face.observe(world, 0, seat, out)
            seen.append(out.tolist())
        assert seen[0] == seen[1] == seen[2]
        assert not np.isnan(seen[0]).any()


def test_observations_begin_with_the_own_chair() -> None:
    state = table(["zap red", "block"], ["green", "blue"])
    mine, theirs = (np.zeros(GAME.rules.OBSERVATION, np.float32) for _ in range(2))
    GAME.face.observe(state, 0, 0, mine)
    GAME.face.observe(state, 0, 1, theirs)
    assert mine[0] == 1.0  # a red card in hand
    assert mine[48 + 3] == 1.0  # green in the own collection
    assert theirs[15] == 1.0  # a block in hand
    assert theirs[48 + 4] == 1.0  # blue in the own collection
    assert legal(state) == ["play red", "zap 1 blue"]


def test_a_bot_answers_a_take_after_the_same_short_moment_whatever_it_says() -> None:
    """Its haste must not tell whether it holds a block."""
    waits = 0
    for seed in range(6):
        for number, (state, seat, move) in enumerate(walk(seed, 2)):
            answers = GAME.position(state)["phase"] == "answer"
            pause = GAME.pause(GAME.redacted(state, seat), seat, move)
            assert (pause == 1.2) == answers
            assert GAME.moment(state) == (4.0 if answers else 0.0)
            waits += answers
            if number > POSITIONS // 6:
                break
    assert waits
