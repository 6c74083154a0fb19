"""The messages between the pages of a room and the server; web/src/room/wire.ts is generated from
it.

The big screen and every phone have a websocket to their room, say `hello` and are told the whole
`room`, again whenever something in it changes. What they want they ask for by REST. The game itself
goes over the socket of its table, as everywhere: the big screen watches, the phones play.
"""

from typing import Annotated

import msgspec

from pentaprism.server.evening import Plan, Played
from pentaprism.server.wire import Strength

Name = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
#: By game.
Strengths = Annotated[dict[Name, Strength], msgspec.Meta(max_length=100)]


class GuestInfo(msgspec.Struct, frozen=True):
    """`seat`: in the game on the table. `present`: their phone is connected. `shares`: they play
    with the phone of somebody who came before them."""

    id: int
    name: str
    child: bool
    out: bool
    team: int | None
    present: bool
    seat: int | None
    shares: bool


class HandoverInfo(msgspec.Struct, frozen=True):
    """Another phone wants to play on for the guest."""

    number: int
    guest: int


class Room(msgspec.Struct, frozen=True, tag_field="is", tag="room"):
    """All there is to know of a room; nothing in it is secret. `mine` are the guests of this phone;
    `lineup` is who would sit where in the next game (null: a bot); `begun` counts games, and
    `playing` says whether the last of them goes on. `screens`: how many big screens show it."""

    code: str
    version: int
    guests: list[GuestInfo]
    mine: list[int]
    plan: Plan
    lineup: list[int | None]
    match: str | None
    begun: int
    playing: bool
    played: list[Played]
    handovers: list[HandoverInfo]
    screens: int
    over: bool


class RoomHello(msgspec.Struct, frozen=True, tag_field="do", tag="hello"):
    """With the token of a guest, or without one; `screen`: a big screen."""

    token: str | None = None
    screen: bool = False


class RoomPing(msgspec.Struct, frozen=True, tag_field="do", tag="ping"):
    """So that both sides know that the line lives; answered by the room."""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plan: Plan | None = None


class Opened(msgspec.Struct, frozen=True):
    code: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`id`: a secret of the sender's choosing; who got no answer says the same again and is the
    same guest. `another`: not the person who has this name already."""

    name: Name
    id: Secret
    another: bool = False


class AskHandover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on for a guest with this phone; whoever said yes is told over the socket, and `claim`
    then gives the token. `id`: a secret of the sender's choosing."""

    guest: int
    id: Secret


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Secret


class Joined(msgspec.Struct, frozen=True):
    """The token proves that these guests play with this phone: keep it, tell it to nobody."""

    code: str
    token: str
    guests: list[int]


# -- what guests want; "do" names the kind


class _Wish(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    pass


class SetPlan(_Wish, frozen=True, tag="plan"):
    plan: Plan


class Start(_Wish, frozen=True, tag="start"):
    """The next game. `begun` is how many the sender has seen, so that two taps begin one game."""

    begun: int


class ChangeGuest(_Wish, frozen=True, tag="change"):
    """Fields left out stay as they are; team -1 is none."""

    guest: int
    child: bool | None = None
    out: bool | None = None
    team: int | None = None


class SharePhone(_Wish, frozen=True, tag="share"):
    name: Name


class LeaveRoom(_Wish, frozen=True, tag="leave"):
    """A guest goes: oneself, or, if the sender was first in the room, anybody. In a game that goes
    on they give up."""

    guest: int


class AnswerHandover(_Wish, frozen=True, tag="answer"):
    """From the phone of the guest; if that is not connected, from any other."""

    number: int
    yes: bool


class SayStrengths(_Wish, frozen=True, tag="strengths"):
    """What bots shall be matched to for whoever plays with this phone, in each game whose levels
    were measured: the next game goes by it. Nobody is told."""

    strengths: Strengths


class Finish(_Wish, frozen=True, tag="finish"):
    """The evening is over."""


Wish = (
    SetPlan | Start | ChangeGuest | SharePhone | LeaveRoom | AnswerHandover | SayStrengths | Finish
)


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    wish: Wish
