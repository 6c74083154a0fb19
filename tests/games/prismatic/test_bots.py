"""The bots on Prismatic: legal moves with reasons in every phase, also where several choose."""

import itertools
from typing import Any

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.games.prismatic import evaluation
from pentaprism.games.prismatic.naming import some
from pentaprism.testing.walks import walk
from tests.games.prismatic.tables import GAME, NUMBER, commit, play, position, seat, state

LIMIT = bots.Limit(nodes=200)


@pytest.mark.parametrize("search", [None, "greedy"])
def test_every_phase_gets_a_legal_move_and_a_reason(search: str | None) -> None:
    for players, options in ((2, {}), (4, {"auction": True})):
        steps = walk(GAME, players, options, 9)
        seen = set()
        for step in itertools.islice(steps, 0, 1500, 13):
            if step.seat not in GAME.to_act(step.before):
                continue  # somebody thinks again, whom nobody waits for
            known = GAME.redacted(step.before, step.seat)
            advice = bots.choose_known(GAME, known, step.seat, LIMIT, search=search)
            assert advice.move in GAME.legal_texts(step.before, step.seat)
            assert advice.reason
            seen.add((int(known[0].phase), int(known[0].doing)))
        assert len(seen) >= 4


def reason(made: dict[str, Any], text: str) -> str:
    known = GAME.redacted(state(made), 0)
    return str(GAME.reasons.reason(known[0], 0, [GAME.read_move(known, 0, text)]))


def test_reasons_name_pieces_in_words() -> None:
    spectrum = NUMBER["Full Spectrum"]
    for lying, lack in (
        ("", "a green mote, a blue mote, a magenta mote, a yellow mote, and a black mote"),
        ("GBM", "a yellow mote and a black mote"),
        ("GBMY", "a black mote"),
    ):
        hand = seat(bag="BWK", progress={str(spectrum): lying}, secret={"hand": "RRGGB"})
        other = seat(bag="BWK", secret={"hand": "RRGGB"})
        told = reason(commit(hand, other), f"put R {spectrum}")
        assert told == f"brings Full Spectrum nearer: then it lacks {lack}"
    assert list(map(str, some(2 << 6 | 3 << 54))) == ["2 green motes", "3 prisms"]
    made = position(seat(bag="BWK", palette="RGBBWW"), seat())
    assert reason(made, "make 1") == "brings yellow into the pool"


def best(made: dict[str, Any], who: int = 0, nodes: int = 3000) -> str:
    known = GAME.redacted(state(made), who)
    return bots.choose_known(GAME, known, who, bots.Limit(nodes=nodes)).move


def test_advice_may_go_on_in_any_order() -> None:
    made = commit(*(seat(bag="BWK", secret={"hand": "RRGGB"}) for _ in range(2)))
    laid = state(play(made, "put B palette"))
    assert "put R palette" not in GAME.legal_texts(laid, 0)
    freed = GAME.legal_texts(GAME.in_any_order(laid, 0), 0)
    assert {"put R palette", "put G palette", "ready"} <= set(freed)
    assert "put B palette" not in freed
    assert "put R palette" not in GAME.legal_texts(laid, 0)


def test_a_complete_card_is_created() -> None:
    noon = NUMBER["Noon"]
    assert best(position(seat(progress={str(noon): "GGW"}), seat())) == f"create {noon}"


def test_a_mote_goes_where_it_completes_a_card() -> None:
    noon = NUMBER["Noon"]
    chair = seat(bag="RRWK", progress={str(noon): "GW"}, secret={"hand": "GBBKK"})
    other = seat(bag="BWK", secret={"hand": "RRGGB"})
    assert best(commit(chair, other)) == f"put G {noon}"
    assert best(commit(other, chair), who=1) == f"put G {noon}"


def test_a_bot_does_not_begin_again_for_ever() -> None:
    current = GAME.setup(2, {"goal": 3}, 4)
    for ply in range(600):
        seats = GAME.to_act(current)
        if not seats:
            return
        known = GAME.redacted(current, seats[-1])
        advice = bots.choose_known(GAME, known, seats[-1], LIMIT, seed=ply)
        current = GAME.apply(current, seats[-1], GAME.read_move(current, seats[-1], advice.move))
    raise AssertionError("600 moves, and no end")


def test_payoffs_are_told_against_the_root() -> None:
    states = np.repeat(state(position(seat(created={"14": ""}), seat())), 2)
    out = np.zeros(16)
    assert evaluation.settled(states[0], states[1])
    evaluation.payoffs(states[1], out)
    assert out[:2] == pytest.approx([0.5, 0.5])
    assert (out[2:] == 0).all()


#: One mote in the bag, the others on the palette, where they are of no use for what is on offer.
HOARD = {"bag": "", "prisms": 0, "palette": "RRGBBWWK^^", "created": {"3": "", "5": ""}}


@pytest.mark.parametrize("level", ["beginner", "novice", "casual", "club", "greedy"])
def test_clause_8_who_stands_still_empties_the_bag(level: str) -> None:
    """Then all motes come back; kept, the last one alone would be drawn again and again."""
    chair = seat(**HOARD, secret={"hand": "B"})
    other = seat(bag="BWK", secret={"hand": "RRGGB"})
    made = commit(chair, other, common=[14, 26, 41], round=42)
    search = "greedy" if level == "greedy" else None
    for seed in range(3):
        known = GAME.redacted(state(made), 0)
        name = None if search else level
        limit = bots.Limit(nodes=10_000)
        advice = bots.choose_known(GAME, known, 0, limit, name, seed=seed, search=search)
        assert advice.move == "put B palette"


def test_a_game_that_stood_still_comes_to_its_end() -> None:
    """Once these four sat there from round 30 on, with a mote each, and said done."""
    current = GAME.setup(4, {"round_limit": 0}, 3)
    ply = 0
    while seats := GAME.to_act(current):
        ply += 1
        known = GAME.redacted(current, seats[0])
        limit = bots.Limit(nodes=10_000)
        advice = bots.choose_known(GAME, known, seats[0], limit, "casual", seed=300_009 + ply)
        current = GAME.apply(current, seats[0], GAME.read_move(current, seats[0], advice.move))
        assert current[0].rounds < 50
