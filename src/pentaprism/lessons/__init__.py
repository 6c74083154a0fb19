"""Lessons: a game learnt by making real moves on real positions (<game>.toml beside this file).

A lesson is data; the rules judge every move, as in a game. The words are English; those of another
language are in <language>/<game>.toml. `lessons.faults` (check.py) finds what cannot be taught.

The fields of a lesson:

    title, minutes
    [play]                      the game that the last page starts: against bots
    level = "beginner"          players = 2 (the fewest, if not said)        options = {}
    [[step]] ...                the steps, in their order

The fields of a step. It only tells something, or asks for a move (`want`), for several moves of one
turn (`turn`), or a question (`answer`):

    heading, text               the words; *emphasis*, `moves`
    clauses = ["5"]             rules that can be looked up
    seat = 0                    who the learner is
    players, options, seed      begin with a fresh game; or
    position = '''{...}'''      begin with this position; with neither: go on from the step before
    want = ["e1+*"]             patterns (* and ?) of moves; any one of them completes the step
    turn = ["R * 1", "ready"]   patterns of several moves, all of them wanted: in any order, but
                                the last one last. The board may tell them one by one or together
    show = "e1+e2"              what "show me how" marks on the board, as hints do; if not said, the
                                first legal move that is like what is still wanted
    hint                        the words that go with it; said too about a move that has no remark
    praise                      when the step is completed
    replies = [[1, "d8+d7"]]    moves of others that follow by themselves
    refused = ["e1+f2"]         mistakes that the text invites; each is refused by a rule

    [[step.remark]]             what to say about other moves, legal or not; the first that fits
    moves = ["e1+f2", "a1+*"]
    says = "A ship does not come out at an angle."

    [[step.answer]]             a question's answers, of which exactly one is right
    says = "No"
    right = true
    because = "Both stand straight beside your fighter."

A legal move without a remark is answered by the `hint`, an illegal one by the rule that refuses it.
The board may be tried while a question is asked; a `want` beside it completes the step as well.

A translation has a title and, for each step, those words that it has in English:

    [[step]]
    heading, text, hint, praise
    remarks = ["...", "..."]                          as many, in the same order
    answers = [{ says = "Nein", because = "..." }]
"""

import hashlib
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.core.game import Game, Json

T = TypeVar("T")
_FOLDER = Path(__file__).parent


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: tuple[str, ...]
    says: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    because: str
    right: bool = False


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heading: str
    text: str
    clauses: tuple[str, ...] = ()
    seat: int = 0
    players: int | None = None
    options: Json = {}
    seed: int = 0
    position: str | None = None
    want: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    show: str | None = None
    praise: str = ""
    hint: str = ""
    replies: tuple[tuple[int, str], ...] = ()
    refused: tuple[str, ...] = ()
    remark: tuple[Remark, ...] = ()
    answer: tuple[Answer, ...] = ()

    @property
    def begins_anew(self) -> bool:
        return self.players is not None or self.position is not None

    @property
    def asks_for_moves(self) -> bool:
        return bool(self.want or self.turn)

    def wanted(self, made: list[str]) -> tuple[str, ...]:
        """Patterns of the moves that may come next, when `made` have been made in this step."""
        if not self.turn:
            return self.want
        *left, last = self.turn
        for move in made:
            fitting = next((pattern for pattern in left if fnmatchcase(move, pattern)), None)
            if fitting is not None:
                left.remove(fitting)
        return tuple(left) or (last,)


class Recommended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that a lesson ends with."""

    level: str
    players: int | None = None
    options: Json = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    minutes: int
    play: Recommended
    step: tuple[Step, ...]
    #: Another one for every other text, so that nobody goes on in a lesson that is not there.
    edition: str = ""


class Progress(msgspec.Struct, frozen=True):
    """Where a step stands after a move, and what was played in it; `remark` is the number of the
    step's remark about the move, and `clause` the rule that refuses it."""

    state: Any
    done: bool
    played: list["Played"]
    remark: int | None = None
    clause: str | None = None


class Played(msgspec.Struct, frozen=True):
    """A move, what it did as the learner may know it, and the state after it."""

    seat: int
    move: str
    events: list[Any]
    state: Any


class AnswerWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    because: str


class StepWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heading: str
    text: str
    praise: str = ""
    hint: str = ""
    remarks: tuple[str, ...] = ()
    answers: tuple[AnswerWords, ...] = ()


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in another language: its title, and the words of each step."""

    title: str
    step: tuple[StepWords, ...]


def lesson_of(game: Game, language: str = "en") -> Lesson:
    """The lesson of a game; in English where it is not translated. Only what there is is kept."""
    translated = (_FOLDER / language / f"{game.id}.toml").is_file()
    return _lesson(game, language if translated else "")


@cache
def _lesson(game: Game, translation: str) -> Lesson:
    path = _FOLDER / f"{game.id}.toml"
    if not path.is_file():
        raise BadRequest(f"there is no lesson for {game.name} yet")
    edition = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    lesson = msgspec.structs.replace(_read(path, Lesson), edition=edition)
    if not translation:
        return lesson
    words = _read(_FOLDER / translation / f"{game.id}.toml", Words)
    steps = [_translated(*each) for each in zip(lesson.step, words.step, strict=True)]
    return msgspec.structs.replace(lesson, title=words.title, step=tuple(steps))


def _read(path: Path, kind: type[T]) -> T:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)


def _translated(step: Step, words: StepWords) -> Step:
    remarks = [
        Remark(remark.moves, says) for remark, says in zip(step.remark, words.remarks, strict=True)
    ]
    answers = [
        Answer(told.says, told.because, answer.right)
        for answer, told in zip(step.answer, words.answers, strict=True)
    ]
    return msgspec.structs.replace(
        step,
        heading=words.heading,
        text=words.text,
        praise=words.praise,
        hint=words.hint,
        remark=tuple(remarks),
        answer=tuple(answers),
    )


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


def attempt(game: Game, step: Step, state: Any, text: str, made: list[str]) -> Progress:
    """The learner's move, after those `made` in this step: refused by the rules, not what was asked
    for, or well done."""
    remark = _remark(step, text)
    try:
        game.read_move(state, step.seat, text)
    except IllegalMove as error:
        if remark is None:
            raise
        return Progress(state, False, [], remark, error.clause)
    wanted = step.wanted(made)
    if not any(fnmatchcase(text, pattern) for pattern in wanted):
        return Progress(state, False, [], remark)
    done = not step.turn or wanted == step.turn[-1:]
    moves = [(step.seat, text), *(step.replies if done else ())]
    return _play(game, step, state, moves, done)


def _play(game: Game, step: Step, state: Any, moves: list[tuple[int, str]], done: bool) -> Progress:
    played = []
    for seat, text in moves:
        move = game.read_move(state, seat, text)
        after = game.apply(state, seat, move)
        known = game.redacted(state, step.seat), game.redacted(after, step.seat)
        played.append(Played(seat, text, game.events(known[0], seat, move, known[1]), after))
        state = after
    return Progress(state, done, played)


def _remark(step: Step, text: str) -> int | None:
    for number, remark in enumerate(step.remark):
        if any(fnmatchcase(text, pattern) for pattern in remark.moves):
            return number
    return None


def shown(game: Game, step: Step, state: Any, made: list[str]) -> list[str]:
    """The moves that "show me how" marks on the board, one after the other: what is left of a turn,
    else one move at most."""
    if step.show is not None:
        return [step.show]
    found: list[str] = []
    while step.turn or not found:
        legal = game.legal_texts(state, step.seat)
        wanted = step.wanted([*made, *found])
        text = next((text for want in wanted for text in legal if fnmatchcase(text, want)), None)
        if text is None:
            break
        found.append(text)
        if step.turn and wanted == step.turn[-1:]:
            break
        state = game.apply(state, step.seat, game.read_move(state, step.seat, text))
    return found
