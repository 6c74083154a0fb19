"""Moves as text, refusals with their clauses, events and reasons in words."""

import itertools
import random
import re
from typing import Any

import pytest

from pentaprism.core.errors import IllegalMove
from pentaprism.core.events import kind_of
from pentaprism.games.prism import GAME
from pentaprism.games.prism.deck import CARDS, COLOURS, TAKES
from pentaprism.games.prism.reasons import reason
from pentaprism.games.prism.text import events, move_text, parse_move
from tests.games.prism.tables import (
    POSITIONS,
    State,
    collection,
    legal,
    play,
    refused,
    table,
    walk,
)

pytestmark = pytest.mark.rules

FIVE = "red orange yellow green blue"
ASKED = (
    *("draw", "draw-two", "decline", "block", "allow"),
    *(f"play {card}" for card in (*COLOURS, "wild", "draw-two")),
    *(f"discard {card}" for card in CARDS),
    *(f"{card} {colour}" for card in TAKES[:4] for colour in COLOURS),
    *(
        f"{card} {seat} {colour}"
        for card, seat, colour in itertools.product((*TAKES[4:], "zap"), range(6), COLOURS)
    ),
)


def test_texts_and_moves_are_a_bijection() -> None:
    moves = [parse_move(text) for text in ASKED]
    assert None not in moves
    assert len(set(moves)) == len(ASKED)
    assert [move_text(move) for move in moves if move is not None] == list(ASKED)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_legal_move_reads_back(players: int) -> None:
    for number, (state, seat, _) in enumerate(walk(players, players)):
        if number > POSITIONS // 3:
            break
        moves = GAME.legal(state, seat)
        texts = [move_text(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert set(texts) <= set(ASKED)
        assert [parse_move(text) for text in texts] == moves


@pytest.mark.parametrize(
    "text",
    [
        *("", "red", "Play red", "play  red", "play red ", " draw", "draw two", "play zap"),
        *("play block", "play take-left", "take-left", "take-left 1 red", "take-any red"),
        *("take-any 6 red", "take-any 01 red", "take-any -1 red", "take-any ² red", "zap 1"),
        *("zap 1 wild", "zap 1 red green", "discard", "discard ?", "discard violets", "play red\n"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    assert parse_move(text) is None


PHASES = {
    "draw": table(["red", "zap"], [collection("red", draw_two=1)], "zap", phase="draw"),
    "draw without draw-two": table(["red", "zap"], stack="zap", phase="draw"),
    "play": table(["red zap block wild take-any", "zap"], ["red", "blue"], "zap"),
    "play the last cards": table(["draw-two", "zap"], stack=""),
    "answer": play(table(["take-left zap", "zap"], ["red", "blue"]), "take-left blue"),
    "answer with a block": play(table(["take-left", "block"], ["red", "blue"]), "take-left blue"),
    "replace": play(table(["take-left", "block"], ["red", "blue"]), "take-left blue", "block"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_not_legal_is_refused_with_a_clause(phase: str) -> None:
    state = PHASES[phase]
    seat, allowed = GAME.to_act(state)[0], legal(state)
    for text in (*ASKED, "", "hello", "play zap"):
        if text in allowed:
            assert move_text(GAME.read_move(state, seat, text)) == text
        else:
            clause, sentence = refused(state, text)
            assert clause in {"2", "3", "4", "5", "6", "7", "8", "10"}
            assert len(sentence) > 20


@pytest.mark.parametrize(
    ("phase", "text", "clause", "words"),
    [
        ("draw", "play red", "2", "write draw or draw-two"),
        ("draw without draw-two", "draw-two", "2", "no draw-two in your collection"),
        ("draw without draw-two", "hello", "2", "write draw"),
        ("play", "hello", "3", "is not a play"),
        ("play", "play zap", "3", "as in take-left red or zap 2 red"),
        ("play", "draw", "3", "draw step is over"),
        ("play", "play red", "3", "already"),
        ("play", "play violet", "3", "no violet in your hand"),
        ("play", "discard zap", "4", "can be played now"),
        ("play", "take-any 1 green", "5", "has no green"),
        ("play", "take-any 1 red", "5", "you have red already"),
        ("play", "zap 0 red", "6", "your own"),
        ("play", "block", "7", "nobody takes from you"),
        ("play the last cards", "draw-two", "3", "write play draw-two"),
        ("play the last cards", "draw", "2", "stack is empty"),
        ("answer", "block", "8", "only allow"),
        ("answer", "draw", "8", "only allow"),
        ("answer with a block", "draw", "7", "allow or block"),
        ("replace", "block", "7", "draw for a new card or decline"),
    ],
)
def test_refusals_help(phase: str, text: str, clause: str, words: str) -> None:
    found, sentence = refused(PHASES[phase], text)
    assert found == clause
    assert words in sentence


def test_a_refusal_of_a_target_tells_no_other_hand() -> None:
    state = table(["take-any", "zap"], ["", "blue"])
    error = GAME.text.refusal(GAME.redacted(state, 0)[0], 0, "take-any 1 blue")
    assert isinstance(error, IllegalMove)
    assert error.clause == "5"


# -- events


def told(state: State, text: str) -> list[Any]:
    seat = GAME.to_act(state)[0]
    move = GAME.read_move(state, seat, text)
    after = GAME.apply(state, seat, move)
    return list(events(state[0], seat, move, after[0]))


@pytest.mark.parametrize(
    ("phase", "text", "kind", "words"),
    [
        ("draw", "draw", "draw", "seat 0 draws zap"),
        ("draw", "draw-two", "draw", "seat 0 discards a draw-two and draws zap"),
        ("play", "discard red", "discard", "seat 0 discards red"),
        ("play", "play wild", "play", "seat 0 plays wild"),
        ("play", "zap 1 blue", "zap", "seat 0 zaps seat 1's blue"),
        ("play", "take-any 1 blue", "ask", "seat 0 wants seat 1's blue with take-any"),
        ("answer", "allow", "take", "seat 0 takes blue from seat 1"),
        ("replace", "decline", "decline", "seat 1 draws no card for the block"),
    ],
)
def test_events_say_what_happened(phase: str, text: str, kind: str, words: str) -> None:
    event = told(PHASES[phase], text)[0]
    assert (kind_of(event), GAME.tell(event)) == (kind, words)


def test_a_left_take_names_its_target_in_the_event() -> None:
    state = table(["zap", "zap", "take-left"], ["blue", "", "red"], turn=2)
    assert told(state, "take-left blue")[0].target == 0


def test_two_drawn_cards_are_told_to_their_owner() -> None:
    state = table(["red", "zap"], [collection("", draw_two=1)], "zap blue red", phase="draw")
    assert told(state, "draw-two")[0].cards == ["blue", "zap"]


def test_a_block_is_told() -> None:
    state = play(table(["take-left", "block"], ["red", "blue"]), "take-left blue")
    assert GAME.tell(told(state, "block")[0]) == "seat 1 blocks seat 0's take-left"


@pytest.mark.parametrize("last", ["play violet", "play wild", "take-left violet"])
def test_the_end_of_a_round_is_told(last: str) -> None:
    state = table([f"{last.split()[-1]} wild take-left", "zap"], [FIVE, "violet"])
    if last.startswith("take"):
        state, last = play(state, last), "allow"
    _, ended, dealt = told(state, last)
    assert (kind_of(ended), ended.winner, ended.round) == ("round", 0, 1)
    assert (kind_of(dealt), dealt.dealer) == ("deal", 0)
    points = "seat 0 {}, seat 1 {}".format(*ended.points)
    assert GAME.tell(ended) == f"round 1 ends, seat 0 wins; points: {points}"
    assert GAME.tell(dealt) == "seat 0 deals round 2"


def test_a_round_without_a_winner_is_told() -> None:
    _, ended, dealt = told(table(["red", ""], ["", "red"], ""), "play red")
    assert (ended.winner, ended.points) == (None, [1, 1])
    assert "nobody completes the rainbow" in GAME.tell(ended)
    assert dealt.dealer == 0


def test_the_end_of_a_round_tells_where_each_point_comes_from() -> None:
    state = table(["violet zap", "zap"], [FIVE, "violet red"])
    _, ended, _ = told(state, "play violet")
    assert ended.colours == [list(COLOURS), ["red", "violet"]]
    assert ended.points == [6 + 1, 2]  # the winner also has a card left
    _, ended, _ = told(table(["wild", "zap"], [FIVE, "red"]), "play wild")
    assert (ended.colours, ended.wilds) == ([FIVE.split(), ["red"]], [1, 0])
    state = play(table(["take-left", "zap"], [FIVE, "violet red"]), "take-left violet")
    _, ended, _ = told(state, "allow")
    assert ended.colours == [list(COLOURS), ["red"]]
    assert ended.points == [6, 1]
    _, ended, _ = told(table(["zap", ""], ["", "red blue"], ""), "zap 1 red")
    assert (ended.colours, ended.points) == ([[], ["blue"]], [0, 1])


def test_a_bot_leaves_a_breath_before_a_new_round() -> None:
    state = table(["violet zap", "zap"], [FIVE, "violet red"])
    after = play(state, "play violet")
    seat = GAME.to_act(after)[0]
    move = GAME.legal(after, seat)[0]
    assert GAME.pause(after, seat, move) == 5.0
    assert GAME.pause(state, 0, GAME.read_move(state, 0, "play violet")) == 0.0
    begun = GAME.setup(2, {}, 1)
    assert GAME.pause(begun, GAME.to_act(begun)[0], move) == 0.0


def test_the_last_round_is_not_followed_by_a_deal() -> None:
    state = table(["violet", "zap"], [FIVE], scores=[49, 0])
    assert [kind_of(event) for event in told(state, "play violet")] == ["play", "round"]


# -- reasons


@pytest.mark.parametrize("players", [2, 5])
def test_every_move_has_a_reason_from_what_the_seat_sees(players: int) -> None:
    chance = random.Random(players)
    for number, (state, seat, _) in enumerate(walk(players, players)):
        if number > POSITIONS // 5:
            break
        known = GAME.redacted(state, seat)
        move = chance.choice(GAME.legal(known, seat))
        assert re.fullmatch(r"[a-z].{10,}[^.]", str(reason(known[0], seat, [move])))


@pytest.mark.parametrize(
    ("owned", "text", "words"),
    [
        (FIVE, "play violet", "puts violet into the collection, and that wins the round"),
        (FIVE, "take-any-again 1 violet", "takes violet from seat 1, who has two of six"),
        ("red", "play orange", "puts orange into the collection: two of six"),
        ("red", "zap 1 violet", "destroys seat 1's violet, who has two of six"),
        ("red", "discard red", "gives up a second red"),
    ],
)
def test_reasons_name_what_a_move_gains(owned: str, text: str, words: str) -> None:
    hand = "red orange violet zap take-any-again"
    state = table([hand, "zap"], [owned, "blue violet"])
    assert words in str(reason(state[0], 0, [GAME.read_move(state, 0, text)]))


def test_a_block_that_saves_the_round_says_so() -> None:
    state = play(table(["take-left", "block"], [FIVE, "violet"]), "take-left violet")
    move = GAME.read_move(state, 1, "block")
    assert str(reason(state[0], 1, [move])) == "keeps seat 0 from winning the round with violet"
