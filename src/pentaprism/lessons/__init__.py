"""Lessons: a game learnt by making real moves on real positions (<game>.toml beside this file).

A lesson is data. Each step says something and may ask for a move; the rules judge it, as in a game.
"""

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.game import Game, Json
from pentaprism.games import registry, rulebook

T = TypeVar("T")
_FOLDER = Path(__file__).parent


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it stands: a fresh game (`players`, `options`, `seed`), a `position`, or, with neither,
    where the step before ended. `want` are patterns of moves; any one of them completes it."""

    heading: str
    text: str
    clauses: tuple[str, ...] = ()
    seat: int = 0
    players: int | None = None
    options: Json = {}
    seed: int = 0
    position: str | None = None
    want: tuple[str, ...] = ()
    praise: str = ""
    hint: str = ""
    #: Moves of other seats that follow by themselves.
    replies: tuple[tuple[int, str], ...] = ()
    #: Mistakes that the text invites; each is refused by a rule.
    refused: tuple[str, ...] = ()

    @property
    def begins_anew(self) -> bool:
        return self.players is not None or self.position is not None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    minutes: int
    step: tuple[Step, ...]


class Progress(msgspec.Struct, frozen=True):
    """Where a step stands after a move, and what was played in it."""

    state: Any
    done: bool
    played: list["Played"]


class Played(msgspec.Struct, frozen=True):
    """A move, what it did as the learner may know it, and the state after it."""

    seat: int
    move: str
    events: list[Json]
    state: Any


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in another language: its title, and the words of each step."""

    title: str
    step: tuple[dict[str, str], ...]


def lesson_of(game: Game, language: str = "en") -> Lesson:
    """The lesson of a game; in English where it is not translated. Only what there is is kept."""
    translated = (_FOLDER / language / f"{game.id}.toml").is_file()
    return _lesson(game, language if translated else "")


@cache
def _lesson(game: Game, translation: str) -> Lesson:
    path = _FOLDER / f"{game.id}.toml"
    if not path.is_file():
        raise BadRequest(f"there is no lesson for {game.name} yet")
    lesson = _read(path, Lesson)
    if not translation:
        return lesson
    words = _read(_FOLDER / translation / f"{game.id}.toml", Words)
    steps = [
        msgspec.structs.replace(step, **told)
        for step, told in zip(lesson.step, words.step, strict=True)
    ]
    return msgspec.structs.replace(lesson, title=words.title, step=tuple(steps))


def _read(path: Path, kind: type[T]) -> T:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)


def has_lesson(game: Game) -> bool:
    return (_FOLDER / f"{game.id}.toml").is_file()


def find_step(game: Game, number: int) -> Step:
    steps = lesson_of(game).step
    if not 0 <= number < len(steps):
        raise BadRequest(f"the lesson has steps 0 to {len(steps) - 1}, not {number}")
    return steps[number]


def begin(game: Game, step: Step, before: Json | None) -> Any:
    """The state in which a step begins; `before` is the position in which the last one ended."""
    if step.players is not None:
        return game.setup(step.players, step.options, step.seed)
    if step.position is not None:
        return game.from_position(msgspec.json.decode(step.position))
    if before is None:
        raise BadRequest("this step goes on from where the one before it ended")
    return game.from_position(before)


def attempt(game: Game, step: Step, state: Any, text: str) -> Progress:
    """The learner's move: refused by the rules, not what was asked for, or well done."""
    move = game.read_move(state, step.seat, text)
    if not any(fnmatchcase(text, pattern) for pattern in step.want):
        return Progress(state, False, [])
    played = []
    for seat, each in ((step.seat, text), *step.replies):
        move = game.read_move(state, seat, each)
        after = game.apply(state, seat, move)
        known = game.redacted(state, step.seat), game.redacted(after, step.seat)
        played.append(Played(seat, each, game.events(known[0], seat, move, known[1]), after))
        state = after
    return Progress(state, True, played)


def faults(game_id: str) -> Iterator[str]:
    """Everything that is wrong with a lesson; none if it can be taught."""
    game = registry.find(game_id)
    positions: list[Json] = []
    for number, step in enumerate(lesson_of(game).step, 1):
        where = f"{game_id}, step {number} ({step.heading})"
        for clause in step.clauses:
            if clause not in rulebook.clauses(game_id):
                yield f"{where}: there is no clause {clause}"
        try:
            # A step can end in several ways, and the next one has to go on from each of them.
            befores = [None] if step.begins_anew else positions
            starts = [begin(game, step, before) for before in befores]
            for state in starts:
                for text in step.refused:
                    yield from _must_be_refused(game, step, state, text, where)
            ends = _ends(game, step, starts) if step.want else starts
        except PentaprismError as error:
            yield f"{where}: {error.message}"
            return
        positions = [game.position(state) for state in ends]


def _ends(game: Game, step: Step, starts: list[Any]) -> list[Any]:
    """Where the wanted moves lead; each must be possible somewhere, and everywhere one of them."""
    ends: dict[bytes, Any] = {}
    useless = set(step.want)
    for state in starts:
        legal = game.legal_texts(state, step.seat)
        fitting = [text for text in legal if any(fnmatchcase(text, want) for want in step.want)]
        if not fitting:
            raise BadRequest(f"no legal move is like {' or '.join(step.want)}")
        useless -= {want for want in useless if any(fnmatchcase(text, want) for text in fitting)}
        for text in fitting:
            end = attempt(game, step, state, text).state
            ends[end.tobytes()] = end
    if useless:
        raise BadRequest(f"no legal move is like {' or '.join(sorted(useless))}")
    return list(ends.values())


def _must_be_refused(game: Game, step: Step, state: Any, text: str, where: str) -> Iterator[str]:
    try:
        game.read_move(state, step.seat, text)
    except PentaprismError as error:
        if error.clause is None:
            yield f"{where}: {text!r} is refused without a clause: {error.message}"
    else:
        yield f"{where}: {text!r} is legal"
