"""Lessons as the browser gets them: the words of the steps, and the answer to a move."""

from pentaprism import lessons
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.match.visible import Line, View
from pentaprism.server import wire


def lesson_page(game: Game, language: str) -> wire.LessonPage:
    found = lessons.lesson_of(game, language)
    play = found.play
    return wire.LessonPage(
        game=game.id,
        title=found.title,
        minutes=found.minutes,
        edition=found.edition,
        play=wire.LessonGame(play.level, play.players or game.players[0], play.options),
        steps=[_step(step) for step in found.step],
    )


def _step(step: lessons.Step) -> wire.LessonStep:
    return wire.LessonStep(
        heading=step.heading,
        text=step.text,
        clauses=list(step.clauses),
        seat=step.seat,
        asks=step.asks_for_moves or bool(step.answer),
        hint=step.hint,
        praise=step.praise,
        remarks=[remark.says for remark in step.remark],
        answers=[wire.LessonReply(each.says, each.right, each.because) for each in step.answer],
    )


def lesson_answer(game: Game, request: wire.LessonMove) -> wire.LessonAnswer:
    step = lessons.find_step(game, request.step)
    made = request.made
    if request.move is None:
        progress = lessons.Progress(lessons.begin(game, step, request.position), False, [])
    elif request.position is None:
        raise BadRequest("a move needs the position in which it is made")
    else:
        state = game.from_position(request.position)
        progress = lessons.attempt(game, step, state, request.move, made)
        made = [*made, request.move] if progress.played else made
    frames = [
        wire.Frame(View(**game.view(each.state, step.seat)), _line(game, each, number))
        for number, each in enumerate(progress.played, 1)
    ]
    return wire.LessonAnswer(
        position=game.position(progress.state),
        done=progress.done,
        played=bool(progress.played),
        frames=frames or [wire.Frame(View(**game.view(progress.state, step.seat)), None)],
        remark=progress.remark,
        clause=progress.clause,
        show=[] if progress.done else lessons.shown(game, step, progress.state, made),
    )


def _line(game: Game, played: lessons.Played, number: int) -> Line:
    events = tuple(map(game.event_values, played.events))
    return Line("moved", played.seat, None, 0, number, played.move, events)
