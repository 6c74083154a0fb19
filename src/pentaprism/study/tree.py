"""A game as a tree: its moves, other moves that were tried, comments and marks.

The tree only knows texts; `states` plays them by the rules. A study is kept and sent as it is here,
and as a file it is a record whose moves carry variations (docs/study.md).
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta

from pentaprism.core.errors import BadRecord, BadRequest, PentaprismError
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.records import Record
from pentaprism.records.record import Header, Mark, Played, start_of

_words = messages_of(TABLE)

ROOT = 0
MOST_NODES = 3_000
MOST_MARKS = 40
LONGEST_COMMENT, LONGEST_TITLE = 900, 120

Comment = Annotated[str, Meta(max_length=LONGEST_COMMENT)]


class Node(msgspec.Struct):
    """A move and what is said about the position after it. The first of the `children` is what was
    played, or what is thought best."""

    parent: int | None = None
    seat: int = -1
    move: str = ""
    ms: int = 0
    children: list[int] = []
    comment: str = ""
    marks: list[Mark] = []


class Study(msgspec.Struct):
    """`header` is that of the record it began with; no number of a node is ever used again."""

    header: Header
    title: str
    nodes: dict[int, Node]
    next: int = 1

    def path(self, number: int) -> list[int]:
        """The nodes from the root to this one."""
        path = [number]
        while (parent := self.node(path[-1]).parent) is not None:
            path.append(parent)
        return path[::-1]

    def node(self, number: int) -> Node:
        found = self.nodes.get(number)
        if found is None:
            raise BadRequest(_words("refused-study-node"))
        return found

    def main_line(self) -> list[int]:
        """The first children from the root on, without the root."""
        line, at = [], ROOT
        while self.nodes[at].children:
            at = self.nodes[at].children[0]
            line.append(at)
        return line


# -- what may be done to it


class Add(msgspec.Struct, tag="add", tag_field="do", forbid_unknown_fields=True):
    """Play a move after a node; the one that is there if it was played there before."""

    node: int
    seat: int
    move: Annotated[str, Meta(max_length=200)]


class Remove(msgspec.Struct, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """A node with all that follows it."""

    node: int


class Promote(msgspec.Struct, tag="promote", tag_field="do", forbid_unknown_fields=True):
    """Make the move the first of those after its parent."""

    node: int


class Say(msgspec.Struct, tag="comment", tag_field="do", forbid_unknown_fields=True):
    node: int
    text: Comment


class Draw(msgspec.Struct, tag="marks", tag_field="do", forbid_unknown_fields=True):
    node: int
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


class Rename(msgspec.Struct, tag="title", tag_field="do", forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)]


Edit = Add | Remove | Promote | Say | Draw | Rename


def apply(study: Study, edit: Edit) -> int:
    """Change the study; gives the node that is then of interest. Whether a move is legal has been
    looked at before. Nothing is changed where the edit is refused."""
    match edit:
        case Add(node=parent, seat=seat, move=move):
            return _add(study, parent, Played(seat, move, 0))
        case Remove(node=number):
            return _remove(study, number)
        case Promote(node=number):
            parent = _parent(study, number)
            siblings = study.nodes[parent].children
            siblings.remove(number)
            siblings.insert(0, number)
            return number
        case Say(node=number, text=text):
            study.node(number).comment = text.strip()
            return number
        case Draw(node=number, marks=marks):
            study.node(number).marks = marks
            return number
        case Rename(title=title):
            study.title = " ".join(title.split())
            return ROOT


def _parent(study: Study, number: int) -> int:
    parent = study.node(number).parent
    if parent is None:
        raise BadRequest(_words("refused-study-root"))
    return parent


def _add(study: Study, parent: int, played: Played) -> int:
    for child in study.node(parent).children:
        node = study.nodes[child]
        if (node.seat, node.move) == (played.seat, played.move):
            return child
    if len(study.nodes) > MOST_NODES:
        raise BadRequest(_words("refused-study-full", most=MOST_NODES))
    number = study.next
    study.next += 1
    study.nodes[number] = Node(parent, played.seat, played.move, played.ms)
    study.nodes[parent].children = [*study.nodes[parent].children, number]
    return number


def _remove(study: Study, number: int) -> int:
    parent = _parent(study, number)
    study.nodes[parent].children.remove(number)
    gone = [number]
    while gone:
        gone += study.nodes.pop(gone.pop()).children
    return parent


# -- the rules behind it


def game_of(study: Study) -> Game:
    return registry.find(study.header.game)


def play(game: Game, state: Any, seat: int, text: str) -> Any:
    """The state after a move; raises what the rules say against it."""
    return game.apply(state, seat, game.read_move(state, seat, text))


def check(study: Study) -> None:
    """Whether every move of the tree is legal; raises BadRecord."""
    game = game_of(study)
    waiting = [(ROOT, start_of(study.header))]
    while waiting:
        number, state = waiting.pop()
        for child in study.nodes[number].children:
            node = study.nodes[child]
            try:
                waiting.append((child, play(game, state, node.seat, node.move)))
            except PentaprismError as error:
                raise BadRecord(f"{node.move!r}: {error.message}", error.clause) from None


# -- as a file


def from_record(record: Record, title: str = "") -> Study:
    """The tree of a record with its variations, every move checked; raises BadRecord."""
    header = record.header
    root = Node(comment="" if header.comment is UNSET else header.comment)
    named = title or ("" if header.title is UNSET else header.title)
    study = Study(msgspec.structs.replace(header, title=UNSET, comment=UNSET), named, {ROOT: root})
    _read(study, ROOT, record.moves)
    check(study)
    return study


def _read(study: Study, parent: int, moves: list[Played]) -> None:
    """Moves that follow one another, each with what could have been played in its place."""
    waiting = [(parent, moves)]
    while waiting:
        at, line = waiting.pop()
        for played in line:
            number = _add(study, at, played)
            node = study.nodes[number]
            node.comment = played.comment[:LONGEST_COMMENT]
            node.marks = played.marks[:MOST_MARKS]
            waiting += [(at, variation) for variation in played.variations]
            at = number


def to_record(study: Study) -> Record:
    """The same as a record; `pentaprism replay` reads it as the game of its first moves."""
    header = msgspec.structs.replace(
        study.header,
        title=study.title or UNSET,
        comment=study.nodes[ROOT].comment or UNSET,
    )
    if not _is_played_out(study):
        header.result = None
    return Record(header, list(_line(study, ROOT)))


def _is_played_out(study: Study) -> bool:
    """Whether the moves of the record that it began with are still its first line."""
    return len(study.main_line()) == 0 or study.main_line() == list(
        range(1, len(study.main_line()) + 1)
    )


def _line(study: Study, at: int) -> Iterator[Played]:
    """The first moves from a node on; what else was tried hangs on the move it would replace."""
    while study.nodes[at].children:
        first, *others = study.nodes[at].children
        yield _written(study, first, [[_head(study, each), *_line(study, each)] for each in others])
        at = first


def _head(study: Study, number: int) -> Played:
    return _written(study, number, [])


def _written(study: Study, number: int, variations: list[list[Played]]) -> Played:
    node = study.nodes[number]
    return Played(node.seat, node.move, node.ms, node.comment, list(node.marks), variations)
