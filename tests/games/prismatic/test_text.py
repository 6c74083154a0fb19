"""Moves as text: a bijection, and refusals that name a clause; events; pictures."""

import random

import numba
import pytest

from pentaprism.core.errors import IllegalMove
from pentaprism.core.events import words_of
from pentaprism.core.game import SPECTATOR
from pentaprism.core.words import say
from pentaprism.games import rulebook
from pentaprism.games.prismatic.events import Commit
from pentaprism.games.prismatic.text import _texts, move_text, parse_move
from pentaprism.testing.walks import walk
from tests.games.prismatic.tables import GAME, commit, play, position, refusal, seat, state

pytestmark = pytest.mark.rules

STEPS = 60 if numba.config.DISABLE_JIT else 1500


def test_every_move_has_one_text_and_every_text_one_move() -> None:
    texts = _texts()
    assert len(set(texts.values())) == len(texts) > 700
    for move, text in texts.items():
        assert move_text(move) == text
        assert parse_move(text) == move
    for text in ("", "put", "put R 43", "put X palette", "create 0", "take  R", "bid 0", "READY"):
        assert parse_move(text) is None


def test_choices_of_pool_colours_have_one_text_each() -> None:
    moves = set()
    for text in ("make 3 pool -", "make 3 pool C", "create 42 pool RRGBCMYW", "make 21 pool K"):
        move = parse_move(text)
        assert move is not None
        assert move_text(move) == text
        moves.add(move)
    assert len(moves) == 4
    for text in (
        "make 3 pool",
        "make 3 pool CR",
        "make 3 pool P",
        "make 3 pool ^",
        "make 0 pool R",
    ):
        assert parse_move(text) is None
    for text in ("use 3 pool C", "make 3 pool --", "make 3 pool RRRRRRRRR", "make 3  pool R"):
        assert parse_move(text) is None


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_not_listed_is_refused_with_a_clause(players: int) -> None:
    clauses = rulebook.clauses("prismatic")
    chance = random.Random(players)
    everything = sorted(_texts().values())
    everything += [f"make {n} pool {share}" for n in range(1, 22) for share in ("-", "R", "GC")]
    for number, step in enumerate(walk(GAME, players, {"auction": True, "goal": 3}, players)):
        if number >= STEPS:
            break
        if number % 4:
            continue
        legal = GAME.legal_texts(step.before, step.seat)
        for text in chance.sample(everything, 12):
            if text in legal:
                continue
            with pytest.raises(IllegalMove) as error:
                GAME.read_move(step.before, step.seat, text)
            assert error.value.clause in clauses
            assert error.value.message


@pytest.mark.parametrize(
    ("text", "clause", "words"),
    [
        ("create 1", "5", "neither in your progress area nor a common card"),
        ("create 10", "5", "Orchid House costs RBMW"),
        ("make 1", "5", "creation 1 costs RG"),
        ("use 17", "5", "not in your creation area"),
        ("gain R", "7", "waiting"),
        ("put R palette", "4", "step 2"),
        ("take back", "5", "in step 3"),
        ("nonsense", "5", "in step 3"),
    ],
)
def test_refusals_help(text: str, clause: str, words: str) -> None:
    told = refusal(position(seat(), seat()), text)
    if text == "create 10":
        words = "Orchid House costs RBBMW"
    assert told[0] == clause
    assert words in told[1]


def test_events_of_a_secret_choice_tell_others_nothing() -> None:
    made = commit(*(seat(bag="BWK", secret={"hand": "RRGGB"}) for _ in range(2)))
    texts = {}
    for text in ("put R palette", "put B palette"):
        before, move = state(made), parse_move(text)
        assert move is not None
        after = GAME.apply(before, 0, move)
        for viewer in (0, 1, SPECTATOR):
            known = (GAME.redacted(before, viewer), GAME.redacted(after, viewer))
            told = GAME.events(known[0], 0, move, known[1])
            texts[text, viewer] = told
    assert texts["put R palette", 1] == texts["put B palette", 1]
    assert texts["put R palette", SPECTATOR] == texts["put B palette", SPECTATOR]
    assert texts["put R palette", 0] != texts["put B palette", 0]


def test_the_end_of_committing_tells_what_was_committed() -> None:
    made = commit(
        seat(bag="BWK", secret={"hand": "RRGGB"}),
        seat(bag="BWK", progress={"17": ""}, secret={"hand": "RRGGB"}),
    )
    made = play(made, "put R palette", "put prism palette", "ready")
    made = play(made, "put G palette", "put G 17", who=1)
    before = state(made)
    after = GAME.apply(before, 1, 0)
    told = [event for event in GAME.events(before, 1, 0, after) if isinstance(event, Commit)]
    assert GAME.tell(told[0]) == "seat 0 commits R^ to the palette"
    assert [(put.card, put.number, put.pieces) for put in told[0].put] == [("", None, "R^")]
    assert GAME.tell(told[1]) == "seat 1 commits G to the palette, G to Noon"
    put = GAME.event_json(told[1])["put"]
    assert [(each["card"], each["pieces"]) for each in put] == [("", "G"), ("Noon", "G")]
    french = say(words_of("prismatic", told[1]), "fr", ["Ada", "Bob"])
    assert french == "Bob place une étincelle verte sur la palette et une étincelle verte sur Midi"


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("make 1", {"cost": "RG", "gives": "pool Y"}),
        ("pool C", {"piece": "C"}),
        ("pull", {"piece": "K"}),
    ],
)
def test_events_carry_the_pieces_that_their_words_name(text: str, fields: dict[str, str]) -> None:
    """The browser says them in words of its own; what is secret is not there either."""
    waiting = {"doing": "reward", "pending": ["pool C", "pull"]}
    more = {} if text == "make 1" else waiting
    before = state(position(seat(bag="K", palette="RRGGBBW"), seat(), **more))
    move = GAME.read_move(before, 0, text)
    after = GAME.apply(before, 0, move)
    (told,) = map(GAME.event_json, GAME.events(before, 0, move, after))
    assert fields.items() <= told.items()
    assert all(signs in told["text"] for signs in fields.values())
    known = GAME.redacted(before, 1), GAME.redacted(after, 1)
    (others,) = map(GAME.event_json, GAME.events(known[0], 0, move, known[1]))
    assert (others.get("piece") is not None) == (text == "pool C")


def test_pictures_show_cards_pieces_and_no_secrets() -> None:
    made = commit(
        seat(bag="BWK", progress={"17": "G"}, secret={"hand": "RRGGB"}),
        seat(bag="BWK", secret={"hand": "RRGGB"}),
    )
    own = GAME.draw(state(made), 0)
    assert "Seat 0 (you)" in own
    assert "in hand  RRGGB" in own
    assert "17 Noon" in own
    other = GAME.draw(state(made), SPECTATOR)
    assert "in hand" not in other
    assert "bag and hand RRGGBBWK" in other
    assert GAME.svg(state(made), 0).startswith("<svg")
