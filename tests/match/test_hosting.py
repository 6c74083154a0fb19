"""Removing and silencing guests, new keys for seats, and games that everybody has left."""

import pytest

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.match import fold
from pentaprism.match.refusals import NotAllowed
from tests.match.table import Table, kinds, sentence

DAY = 86_400_000


def remove(seat: int, guest: int) -> m.RemoveGuest:
    return m.RemoveGuest(seat=seat, guest=guest)


def quiet(seat: int, guest: int, silent: bool = True) -> m.Silence:
    return m.Silence(seat=seat, guest=guest, silent=silent)


# -- bots for free seats


def fill(seat: int, free: int, level: str = "casual") -> m.FillSeat:
    return m.FillSeat(seat=seat, free=free, level=level)


def test_a_bot_takes_a_free_seat_and_with_the_last_one_the_game_begins() -> None:
    table = Table("prisma", "poo")
    (filled,) = table.do(fill(0, 2))
    assert table.match.chairs[2].bot == "casual"
    line = visible.line(table.match, filled, None)
    assert line is not None
    assert sentence(table.match, line) == f"{table.match.chairs[2].name}, a bot, sits down"
    assert kinds(table.do(fill(0, 1, "club"))) == ["Filled", "Begun"]
    assert [chair.bot for chair in table.match.chairs] == [None, "club", "casual"]


@pytest.mark.parametrize(
    ("who", "seat", "free", "told"),
    [
        ("ppo", 1, 2, "only whoever set this table up"),
        ("ppo", 0, 1, "is taken"),
        ("pbo", 0, 1, "is taken"),
        ("ppo", 0, 3, "no such seat"),
        ("ppp", 0, 1, "the game has begun"),
    ],
)
def test_which_seats_no_bot_can_take(who: str, seat: int, free: int, told: str) -> None:
    table = Table("prisma", who)
    with pytest.raises(PentaprismError, match=told):
        table.do(fill(seat, free))


def test_a_bot_for_a_free_seat_has_a_level_of_the_game() -> None:
    table = Table("prisma", "ppo")
    with pytest.raises(PentaprismError):
        table.do(fill(0, 2, "no such level"))


# -- removing


def test_a_guest_is_removed_before_the_game() -> None:
    table = Table("prisma", "ppo")
    (removed,) = table.do(remove(0, 1))
    assert table.match.chairs[1].is_open
    line = visible.line(table.match, removed, None)
    assert line is not None
    assert sentence(table.match, line) == "Ben was removed from the table"
    # With the same key nobody comes back; anybody else may sit down there.
    with pytest.raises(NotAllowed, match="you were removed"):
        table.do(m.Sit(name="Ben", key="key-1"))
    assert kinds(table.do(m.Sit(name="Eve", key="another", seat=1))) == ["Sat"]


@pytest.mark.parametrize(
    ("who", "seat", "guest", "told"),
    [
        ("ppo", 1, 0, "only whoever set this table up"),
        ("ppo", 1, 2, "only whoever set this table up"),
        ("ppo", 0, 2, "nobody sits there"),
        ("pbo", 0, 1, "nobody sits there"),
        ("sso", 0, 1, "your own seat"),
        ("ppo", 0, 0, "your own seat"),
        ("ppo", 0, 3, "no such seat"),
        ("ppo", 0, -1, "no such seat"),
        ("ppp", 0, 1, "the game has begun"),
    ],
)
def test_who_cannot_be_removed(who: str, seat: int, guest: int, told: str) -> None:
    table = Table("prisma", who)
    with pytest.raises(NotAllowed, match=told):
        table.do(remove(seat, guest))


def test_a_table_whose_host_has_left_has_none() -> None:
    table = Table("prisma", "ppo")
    table.do(m.Leave(seat=0))
    table.do(m.Sit(name="Cleo", key="key-9", seat=0))
    with pytest.raises(NotAllowed, match="only whoever set this table up"):
        table.do(remove(0, 1))
    assert not any(info.host for info in visible.seats(table.match))


# -- silencing


@pytest.mark.parametrize("who", ["ppo", "ppp"])
def test_a_chatter_is_silenced_and_may_chat_again(who: str) -> None:
    table = Table("prisma", who)
    told = []
    for silent in (True, False):
        (event,) = table.do(quiet(0, 1, silent))
        assert table.do(quiet(0, 1, silent)) == []
        line = visible.line(table.match, event, None)
        told.append(sentence(table.match, line) if line else "")
        assert [info.silenced for info in visible.seats(table.match)] == [False, silent, False]
    assert told == ["Ben may not chat any more", "Ben may chat again"]
    with pytest.raises(NotAllowed, match="only whoever set this table up"):
        table.do(quiet(1, 0))


# -- new keys


def test_a_new_key_makes_the_old_one_void() -> None:
    table = Table("prism", "sps")
    (renewed,) = table.do(m.Renew(old="shared", key="fresh"))
    assert [chair.key for chair in table.match.chairs] == ["fresh", "key-1", "fresh"]
    assert visible.line(table.match, renewed, None) is None  # concerns nobody else
    # The same again changes nothing; with the void key nothing can be done.
    assert table.do(m.Renew(old="shared", key="fresh")) == []
    with pytest.raises(NotAllowed, match="not yours any more"):
        table.do(m.Renew(old="shared", key="stolen"))
    with pytest.raises(NotAllowed):
        table.do(m.Renew(old="", key="stolen"))
    # Whoever set the table up still has.
    assert table.match.is_host(0)
    table.do(quiet(2, 1))


# -- games that everybody has left


def test_an_abandoned_game_ends_without_a_winner() -> None:
    table = Table("prism", "pp")
    table.wait(14 * DAY)
    (event,) = table.do(m.Abandon(days=14))
    result = visible.result(table.match)
    assert result is not None
    assert (table.match.phase, result.winners) == ("over", [])
    assert str(result.words) == "The game was abandoned: nobody was here for 14 days."
    line = visible.line(table.match, event, 0)
    assert line is not None
    assert sentence(table.match, line) == str(result.words)
    assert visible.fairness(table.match).seed == "1"
    assert table.do(m.Abandon(days=14)) == []


def test_a_paused_game_is_abandoned_too() -> None:
    table = Table("prizmik", "pp", clock=m.PerGame(ms=60_000))
    table.pause()
    assert kinds(table.do(m.Abandon(days=3))) == ["Abandoned"]


def test_what_is_not_abandoned() -> None:
    assert Table("prizmik", "po").do(m.Abandon(days=14)) == []
    running = Table("prizmik", "pp", clock=m.PerMove(ms=14 * DAY))
    assert running.do(m.Abandon(days=14)) == []


# -- matches of older servers


def test_a_log_of_before_still_loads() -> None:
    """Without a host, who then cannot remove anybody."""
    old = [
        b'{"type":"created","at":5,"match":"old","rules":"1","settings":{"game":"prizmik",'
        b'"players":2},"plans":[{},{}],"seed":1,"nonce":"salt"}',
        b'{"type":"sat","at":6,"seat":0,"name":"Anna","key":"a"}',
        b'{"type":"sat","at":7,"seat":1,"name":"Ben","key":"b"}',
    ]
    match = fold(map(m.decode, old))
    assert match.host == ""
    assert not match.is_host(0)
