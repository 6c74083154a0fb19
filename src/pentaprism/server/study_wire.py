"""What browser and server tell each other about studies; the rest is in wire.py."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pentaprism.match.visible import Line, SeatInfo, View
from pentaprism.server.wire import Json, SeatRequest
from pentaprism.study.beliefs import Belief
from pentaprism.study.judge import Judgement, Option, Summary
from pentaprism.study.ledger import Account
from pentaprism.study.story import TurningPoint
from pentaprism.study.tree import Edit, Node

#: The longest file that is read.
MOST_BYTES = 512 * 1024


# -- from the browser, over the websocket: "do" names the kind of message


class _FromBrowser(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class StudyHello(_FromBrowser, frozen=True, tag="hello"):
    """`edit` is what the link to edit has; who only reads has none."""

    edit: str | None = None


class StudyEdit(_FromBrowser, frozen=True, tag="edit"):
    id: Annotated[str, Meta(max_length=64)]
    edit: Edit


class StudyLook(_FromBrowser, frozen=True, tag="look"):
    """This browser looks at a node and wants the best moves of a seat there; null: no more."""

    node: int | None
    seat: int = 0


class StudyJudge(_FromBrowser, frozen=True, tag="judge"):
    """Judge the main line."""


class StudyPing(_FromBrowser, frozen=True, tag="ping"):
    id: Annotated[str, Meta(max_length=64)]


StudyClientMessage = StudyHello | StudyEdit | StudyLook | StudyJudge | StudyPing


# -- from the server


class _FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    pass


class StudyWhole(_FromServer, frozen=True, tag="study"):
    """Everything: nodes by number, 0 is the beginning. `told`: whether moves can be judged."""

    study: str
    version: int
    title: str
    game: str
    options: Json
    seats: list[SeatInfo]
    nodes: dict[int, Node]
    editable: bool
    told: bool
    people: int


class StudyChanged(_FromServer, frozen=True, tag="changed"):
    """The nodes that have changed, null for those that are gone. `node`: where it happened."""

    version: int
    title: str
    nodes: dict[int, Node | None]
    node: int
    reply_to: str | UnsetType = UNSET


class StudyBest(_FromServer, frozen=True, tag="best"):
    """The best moves at a node so far, after so many searches; `done` when no more come."""

    node: int
    seat: int
    options: list[Option]
    rows: int
    done: bool


class StudyJudged(_FromServer, frozen=True, tag="judged"):
    """Judgements by the node of the move that was judged."""

    judged: dict[int, Judgement]
    done: int
    total: int


class StudyStory(_FromServer, frozen=True, tag="story"):
    """Once all is judged: a summary a seat, the turning points, and the ledger in millionths of a
    win. `line` are the nodes that were judged, in order; `shares` each seat's before the first and
    after each of them."""

    line: list[int]
    summaries: list[Summary]
    turning: list[TurningPoint]
    accounts: list[Account]
    shares: list[list[int]]


class StudyPeople(_FromServer, frozen=True, tag="people"):
    """How many look at the study."""

    people: int


StudyServerMessage = StudyWhole | StudyChanged | StudyBest | StudyJudged | StudyStory | StudyPeople


# -- REST


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study of a finished `match`, of a `record` (the text of a file), of a `code`, of a
    `position` of a `game`, or of that game from its beginning."""

    match: str | None = None
    code: Annotated[str, Meta(max_length=4_000)] | None = None
    record: Annotated[str, Meta(max_length=MOST_BYTES)] | None = None
    game: str | None = None
    position: Json | None = None
    players: int | None = None
    options: Json = {}
    title: Annotated[str, Meta(max_length=120)] = ""


class StudyLink(msgspec.Struct, frozen=True):
    """`edit` is for those who may change it: keep it, and tell it only to them."""

    study: str
    edit: str


class StudyFrame(msgspec.Struct, frozen=True):
    """The game at a node from the chair of a seat; `line`: the move that led there."""

    node: int
    view: View
    line: Line | None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a node at a new table. What the seat could not know is dealt again, another way
    for another `deal`."""

    node: int
    seat: int
    seats: list[SeatRequest]
    deal: Annotated[int, Meta(ge=0, le=2**31)] = 0


class StudyBeliefs(msgspec.Struct, frozen=True):
    seat: int
    beliefs: list[Belief]
