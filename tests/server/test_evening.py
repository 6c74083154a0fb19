"""An evening in one room, without a server: who sits where, and how it stands."""

from collections import Counter

import msgspec
import pytest

from pentaprism.core.errors import BadOption, BadRequest
from pentaprism.core.outcome import Outcome
from pentaprism.games import registry
from pentaprism.match.decide import decide
from pentaprism.match.match import fold
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import evening
from pentaprism.server.evening import Plan, Room


def _room(*names: str, **plan: object) -> Room:
    room = evening.set_plan(Room("BCDF", 0), Plan(**plan))  # type: ignore[arg-type]
    for name in names:
        room = evening.join(room, name, f"key of {name}", another=False)
    return room


def _names(room: Room) -> list[str]:
    return [guest.name if guest else "bot" for guest in evening.line_up(room)]


def test_a_second_person_of_a_name_is_asked_and_then_told_apart() -> None:
    room = _room("Ada")
    with pytest.raises(evening.NameTaken):
        evening.join(room, " ada ", "other key", another=False)
    room = evening.join(room, "ada", "other key", another=True)
    assert [guest.name for guest in room.guests] == ["Ada", "ada 2"]
    assert evening.join(room, "whoever", "other key", another=False) == room
    with pytest.raises(BadRequest):
        evening.join(room, " \u200d ", "third key", another=False)


def test_a_room_has_an_end() -> None:
    room = _room(*(f"guest {n}" for n in range(evening.MOST_GUESTS)))
    with pytest.raises(NotAllowed):
        evening.join(room, "one more", "their key", another=False)
    with pytest.raises(NotAllowed):
        evening.join(evening.finish(_room("Ada")), "Bob", "his key", another=False)


def test_bots_fill_what_a_game_needs_and_what_is_wished_for() -> None:
    assert _names(_room("Ada", game="prizmik")) == ["Ada", "bot"]
    assert _names(_room("Ada", "Bob", game="prism", bots=2)) == ["Ada", "Bob", "bot", "bot"]
    assert _names(_room("Ada", "Bob", game="prizmik", bots=1)) == ["Ada", "Bob"]
    with pytest.raises(BadOption):
        _room(game="prizmik", bots=2)


def test_somebody_else_begins_each_game() -> None:
    room, first = _room("Ada", "Bob", "Cleo", game="prism"), []
    for n in range(6):
        first.append(_names(room)[0])
        room = _played(evening.began(room, f"m{n}"))
    assert first == ["Ada", "Bob", "Cleo"] * 2


def test_eleven_people_for_ten_seats_all_play_the_same() -> None:
    room = _room(*(f"guest {n}" for n in range(11)), game="laser")
    seated: Counter[str] = Counter()
    for n in range(11):
        assert len(_names(room)) == 10
        seated.update(_names(room))
        room = _played(evening.began(room, f"m{n}"))
    assert set(seated.values()) == {10}


def test_five_people_take_turns_at_a_game_for_two() -> None:
    room, pairs = _room(*"ABCDE", game="prizmik"), []
    for n in range(5):
        pairs.append("".join(_names(room)))
        room = _played(evening.began(room, f"m{n}"))
    assert pairs == ["AB", "CD", "EA", "BC", "DE"]


def test_who_sits_out_keeps_their_place_in_the_queue() -> None:
    room = _room("Ada", "Bob", "Cleo", game="prism")
    room = evening.change_guest(room, 1, out=True)
    assert _names(room) == ["Bob", "Cleo"]
    room = _played(evening.began(room, "m"))
    room = evening.change_guest(room, 1, out=False)
    assert _names(room) == ["Ada", "Cleo", "Bob"]


def _played(room: Room) -> Room:
    """As if the game on the table were over."""
    assert room.match
    played = evening.Played(room.match, room.plan.game, 0, [])
    return msgspec.structs.replace(room, played=(*room.played, played))


@pytest.mark.parametrize(
    ("winners", "scores", "points"),
    [
        ({0}, [], [2, 0]),
        (set(), [], [1, 1]),
        ({2}, [3, 5, 9], [0, 2, 4]),
        ({1}, [5, 4, 5], [1, 4, 1]),  # the others had more, and lost
        ({0, 1}, [7, 7, 1, 0], [5, 5, 2, 0]),
    ],
)
def test_points_of_an_evening_count_whom_one_has_beaten(
    winners: set[int], scores: list[int | None], points: list[int]
) -> None:
    assert evening.evening_points(winners, scores, len(points)) == points


def test_a_game_counts_once_and_children_are_helped() -> None:
    room = evening.change_guest(_room("Ada", "Bob", game="prizmik"), 2, child=True)
    create, people = evening.new_match(room, "m", 1, "nonce", "")
    assert create.settings.helped == (1,)
    assert not create.settings.hints
    assert [(seat, guest.name) for seat, guest in people] == [(0, "Ada"), (1, "Bob")]
    room = evening.began(room, "m")
    with pytest.raises(NotAllowed):
        evening.new_match(room, "n", 1, "nonce", "")
    match = fold(decide(None, create, 0))
    assert evening.ended(room, match, 5) == room  # it goes on
    match.outcome = Outcome((1,), "so it is")
    room = evening.ended(room, match, 5)
    assert [(seat.guest, seat.points, seat.won) for seat in room.played[0].seats] == [
        (1, 0, False),
        (2, 2, True),
    ]
    assert evening.ended(room, match, 6) == room
    assert not room.is_playing


def test_a_phone_speaks_for_all_who_play_with_it_until_another_takes_over() -> None:
    room = evening.say_strengths(_room("Ada", "Bob"), "key of Ada", {"prizmik": 30, "go": 1})
    room = evening.share_phone(room, "Mia", "key of Ada")
    prizmik, prism = registry.find("prizmik"), registry.find("prism")
    assert [evening.strength_of(guest, prizmik) for guest in room.guests] == [30, None, 30]
    assert [evening.strength_of(guest, prism) for guest in room.guests] == [None] * 3
    assert evening.say_strengths(room, "key of Ada", {"prizmik": 30}) == room
    room = evening.ask_handover(room, 1, "another phone")
    room = evening.answer_handover(room, room.handovers[0].number, yes=True)
    room = evening.say_strengths(room, "key of Ada", {"prizmik": 1})
    room = evening.say_strengths(room, "another phone", {"prizmik": 50})
    assert [evening.strength_of(guest, prizmik) for guest in room.guests] == [50, None, 50]


def test_the_first_phone_that_gets_a_yes_plays_on() -> None:
    room = evening.share_phone(_room("Ada", "Bob"), "Mia", "key of Ada")
    for key in ("second phone", "third phone"):
        room = evening.ask_handover(room, 1, key)
    assert evening.ask_handover(room, 1, "third phone") == room
    second, third = (each.number for each in room.handovers)
    no = evening.answer_handover(room, second, yes=False)
    assert [each.number for each in no.handovers] == [third]
    yes = evening.answer_handover(room, third, yes=True)
    # Mia, who shares the phone, comes along; nobody waits any more.
    assert [guest.name for guest in yes.guests_of("third phone")] == ["Ada", "Mia"]
    assert not yes.guests_of("key of Ada")
    assert not yes.handovers
    assert evening.answer_handover(yes, second, yes=True) == yes
