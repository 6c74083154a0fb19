"""Anybody may send any command at any moment: the match stays what its events say."""

import contextlib
import random
from typing import Any

import msgspec
import pytest

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.decide import decide
from pentaprism.match.match import Match, fold
from tests.match.table import MINUTE, SECOND, Table, sentence

COMMANDS = 200
#: So many of them after the end.
AFTER = 25
OFFERS: tuple[m.Offer, ...] = ("draw", "takeback", "takeback", "pause", "rematch")
SETTINGS: list[dict[str, Any]] = [
    {},
    {"clock": m.PerMove(ms=40 * SECOND), "absence": m.Absence(20 * SECOND, "bot")},
    {
        "clock": m.PerGame(ms=5 * MINUTE, increment=5000),
        "absence": m.Absence(9 * SECOND, "forfeit"),
    },
    {"absence": m.Absence(30 * SECOND, "bot"), "takebacks": False},
]
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("prizmik", "pp", {"quiet_limit": 20}),
    ("prizmik", "bp", {}),
    ("prisma", "ppp", {}),
    ("laser", "pp", {"round_limit": 5}),
    ("laser", "psbs", {"mode": "team"}),
    ("laser", "ppp", {"untimed": True}),
    ("prism", "ppp", {"target": 5}),
    ("prism", "po", {}),
    ("prismatic", "pp", {"goal": 3}),
    ("prismatic", "ppsb", {"auction": True}),
]


class Crowd:
    """Wishes at random: mostly sensible moves, and all sorts of other things."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.chance = random.Random(seed)

    def command(self) -> m.Command:
        pick, players = self.chance, self.table.match.players
        seat = pick.randrange(players) if pick.random() < 0.97 else pick.choice((-1, players, 99))
        kind = pick.random()
        if kind < 0.65:
            return self.move()
        if kind < 0.75:
            return m.MakeOffer(seat=seat, what=pick.choice(OFFERS), next_match="second")
        if kind < 0.85:
            return self.answer(seat)
        others: list[m.Command] = [
            m.Tick(),
            m.Tick(),
            m.GoAway(seat=seat),
            m.ComeBack(seat=seat),
            m.ComeBack(seat=seat),
            m.Resume(seat=seat),
            m.Resume(seat=seat),
            m.Recover(ms=pick.choice((0, 500, 10 * MINUTE))),
            m.Sit(name=" Eve ", key=f"key-{seat}", seat=pick.choice((None, seat))),
            m.Leave(seat=seat),
            m.RemoveGuest(seat=pick.choice((0, seat)), guest=seat),
            m.FillSeat(seat=pick.choice((0, seat)), free=seat, level="casual"),
            m.Silence(seat=0, guest=pick.randrange(players), silent=pick.random() < 0.7),
            m.Renew(old=f"key-{seat}", key=pick.choice((f"key-{seat}", f"new-{seat}"))),
        ]
        return m.Resign(seat=seat) if pick.random() < 0.03 else pick.choice(others)

    def answer(self, seat: int) -> m.AnswerOffer:
        """Mostly by somebody who was asked; hardly anybody likes a draw."""
        pick, match = self.chance, self.table.match
        what = pick.choice([*match.offers] or OFFERS)
        if what in match.offers and pick.random() < 0.8:
            seat = match.waiting(what)[0]
        yes = pick.random() < (0.1 if what == "draw" else 0.8)
        return m.AnswerOffer(seat=seat, what=what, yes=yes, next_match="third")

    def move(self) -> m.Play:
        pick, match = self.chance, self.table.match
        seats = [seat for seat in match.to_act if seat < match.players]
        seat = pick.choice(seats or range(match.players))
        moves = match.game.legal_texts(match.state, seat) or ["pass"]
        text = (
            pick.choice(moves) if pick.random() < 0.95 else pick.choice(("", "?", "a1-a9", "time"))
        )
        age = 0 if pick.random() < 0.9 else pick.randrange(-1, 6)
        ref = str(pick.randrange(40)) if pick.random() < 0.3 else ""
        return m.Play(seat=seat, moves=(text,), version=match.version - age, ref=ref)

    def wait(self) -> None:
        """Mostly a moment, sometimes long, and sometimes the clock jumps back."""
        self.table.wait(self.chance.choice((0, 10, 900, 900, 5000, 15_000, -3000)))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@pytest.mark.parametrize(("game", "who", "options"), TABLES)
def test_any_command_at_any_moment(
    game: str, who: str, options: dict[str, Any], number: int
) -> None:
    settings = dict(SETTINGS[number])
    if game == "laser" and not options.get("untimed"):
        settings.pop("clock", None)
    table = Table(game, who, options, seed=number, **settings)
    crowd = Crowd(table, f"{game} {who} {number}")
    after = 0
    for _ in range(COMMANDS):
        crowd.wait()
        was_over = table.match.phase == "over"
        after += was_over
        if after > AFTER:
            break
        with contextlib.suppress(PentaprismError):  # nothing else is ever raised
            events = table.do(crowd.command())  # also sees that deciding changes nothing
            if was_over:
                still = m.Offered, m.Answered, m.Rematched, m.Silenced, m.Renewed
                assert all(isinstance(event, still) for event in events)
            check(table)
    table.folds_again()


def check(table: Table) -> None:
    match = table.match
    assert match.version == len(table.events)
    assert [event.at for event in table.events] == sorted(event.at for event in table.events)
    assert len(match.acts) == len(match.finished)
    assert (match.phase == "over") == (match.outcome is not None)
    for offer in match.offers:
        assert match.waiting(offer), "an offer that waits for nobody is agreed or past"
    rings(table)
    if match.phase == "playing":
        assert match.to_act == match.game.to_act(match.state)
        assert match.to_act
    else:
        assert match.to_act == ()
        assert match.clocks.running == ()


def rings(table: Table) -> None:
    """Something happens by itself at the very moment that was named, and not before."""
    match, deadline = table.match, table.match.deadline()
    if deadline is None:
        assert decide(match, m.Tick(), table.now + 10**9) == []
        return
    if deadline > max(table.now, match.last_at):
        assert decide(match, m.Tick(), deadline - 1) == []
    assert decide(match, m.Tick(), deadline)


def answer(match: Match, command: m.Command, now: int) -> Any:
    try:
        return decide(match, command, now)
    except PentaprismError as refusal:
        return type(refusal), refusal.message, refusal.clause


def test_the_same_command_at_the_same_moment_brings_about_the_same() -> None:
    table = Table("prismatic", "ppp", clock=m.PerMove(ms=30_000))
    crowd = Crowd(table, "same")
    for _ in range(60):
        crowd.wait()
        command = crowd.command()
        first = answer(table.match, command, table.now)
        assert answer(fold(table.events), command, table.now) == first
        if isinstance(first, list):
            assert table.do(command) == first


def test_every_viewer_can_be_told_of_every_event() -> None:
    for game, who, options in TABLES:
        table = Table(game, who, options)
        crowd = Crowd(table, f"told {game} {who}")
        for _ in range(40):
            crowd.wait()
            try:
                events = table.do(crowd.command())
            except PentaprismError:
                continue
            for viewer in (None, *range(len(who))):
                visible.view(table.match, viewer)
                for event in events[-1:]:
                    line = visible.line(table.match, event, viewer)
                    assert line is None or sentence(table.match, line)
            for part in (
                visible.seats,
                visible.clocks,
                visible.timer,
                visible.offers,
                visible.result,
            ):
                msgspec.json.encode(part(table.match))
