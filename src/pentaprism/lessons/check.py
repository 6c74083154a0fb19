"""What cannot be taught: everything that is wrong with a lesson."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.game import Game, Json
from pentaprism.games import registry, rulebook
from pentaprism.lessons import Lesson, Step, attempt, begin, lesson_of, shown


def faults(game_id: str) -> Iterator[str]:
    """Everything that is wrong with a lesson; none if it can be taught."""
    game = registry.find(game_id)
    lesson = lesson_of(game)
    yield from _recommended(game, lesson)
    positions: list[Json] = []
    for number, step in enumerate(lesson.step, 1):
        where = f"{game_id}, step {number} ({step.heading})"
        for clause in step.clauses:
            if clause not in rulebook.clauses(game_id):
                yield f"{where}: there is no clause {clause}"
        if step.answer and sum(answer.right for answer in step.answer) != 1:
            yield f"{where}: exactly one answer of a question is right"
        try:
            # A step can end in several ways, and the next one has to go on from each of them.
            befores = [None] if step.begins_anew else positions
            starts = [begin(game, step, before) for before in befores]
            yield from (f"{where}: {fault}" for fault in _mistakes(game, step, starts))
            ends = _ends(game, step, starts)
        except PentaprismError as error:
            yield f"{where}: {error.message}"
            return
        positions = [game.position(state) for state in ends]


def _recommended(game: Game, lesson: Lesson) -> Iterator[str]:
    play = lesson.play
    try:
        game.find_level(play.level)
        game.setup(play.players or game.players[0], play.options, 0)
    except PentaprismError as error:
        yield f"{game.id}, the game at the end: {error.message}"


def _mistakes(game: Game, step: Step, starts: list[Any]) -> Iterator[str]:
    for state in starts:
        for text in step.refused:
            yield from _must_be_refused(game, step, state, text)
        legal = game.legal_texts(state, step.seat)
        if step.show is not None and step.show not in legal:
            yield f"{step.show!r} is to be shown, but is not legal"
        other = [text for text in legal if not _is_like(text, step.wanted([]))]
        for pattern in (pattern for remark in step.remark for pattern in remark.moves):
            if not step.turn and not any(fnmatchcase(text, pattern) for text in other):
                yield from _must_be_refused(game, step, state, pattern)


def _must_be_refused(game: Game, step: Step, state: Any, text: str) -> Iterator[str]:
    try:
        game.read_move(state, step.seat, text)
    except PentaprismError as error:
        if error.clause is None:
            yield f"{text!r} is refused without a clause: {error.message}"
    else:
        yield f"{text!r} is legal"


def _ends(game: Game, step: Step, starts: list[Any]) -> list[Any]:
    """Where a step can end: after its turn, after each wanted move, or where it began."""
    if step.turn:
        return [_after_turn(game, step, state) for state in starts]
    after = _after_wanted(game, step, starts) if step.want else []
    return after if step.want and not step.answer else [*starts, *after]


def _after_turn(game: Game, step: Step, state: Any) -> Any:
    made: list[str] = []
    for text in shown(game, step, state, made):
        progress = attempt(game, step, state, text, made)
        state, made = progress.state, [*made, text]
        if progress.done:
            return state
    raise BadRequest(f"after {made} no legal move is like {' or '.join(step.wanted(made))}")


def _after_wanted(game: Game, step: Step, starts: list[Any]) -> list[Any]:
    """Where the wanted moves lead; each must be possible somewhere, and everywhere one of them."""
    ends: dict[bytes, Any] = {}
    useless = set(step.want)
    for state in starts:
        legal = game.legal_texts(state, step.seat)
        fitting = [text for text in legal if _is_like(text, step.want)]
        if not fitting:
            raise BadRequest(f"no legal move is like {' or '.join(step.want)}")
        useless -= {want for want in useless if any(fnmatchcase(text, want) for text in fitting)}
        for text in fitting:
            end = attempt(game, step, state, text, []).state
            ends[end.tobytes()] = end
    if useless:
        raise BadRequest(f"no legal move is like {' or '.join(sorted(useless))}")
    return list(ends.values())


def _is_like(text: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
