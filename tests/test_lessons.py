"""Every lesson can be taught: its positions are sound, its moves legal, its mistakes refused."""

import re

import pytest

from pentaprism import lessons
from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.games import registry

LANGUAGES = ("de",)
TAUGHT = [game.id for game in registry.GAMES if lessons.has_lesson(game)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_no_faults(game: str) -> None:
    assert list(lessons.faults(game)) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_and_asks_for_moves(game: str) -> None:
    lesson = lessons.lesson_of(registry.find(game))
    assert lesson.minutes <= 10
    assert sum(bool(step.want) for step in lesson.step) >= 5
    assert any(step.refused for step in lesson.step)
    words = sum(len((step.text + step.praise).split()) for step in lesson.step)
    assert words / 200 + 0.2 * len(lesson.step) <= 10, "too long for ten minutes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_translation_says_as_much(game: str, language: str) -> None:
    ours, theirs = (lessons.lesson_of(registry.find(game), each) for each in ("en", language))
    assert theirs.title
    for step, told in zip(ours.step, theirs.step, strict=True):
        for part in ("heading", "text", "praise", "hint"):
            english, other = getattr(step, part), getattr(told, part)
            assert bool(other) == bool(english)
            assert other != english or not english or len(english.split()) < 3, english
            # Moves have the same texts everywhere.
            assert set(re.findall("`[^`]+`", other)) == set(re.findall("`[^`]+`", english)), other
        assert (told.want, told.clauses, told.position) == (step.want, step.clauses, step.position)


def test_a_language_that_nobody_has_written_is_english() -> None:
    game = registry.find("prizmik")
    assert lessons.lesson_of(game, "xx") == lessons.lesson_of(game)


def test_a_wanted_move_is_played_with_its_replies_another_is_not() -> None:
    game = registry.find("prizmik")
    step = lessons.find_step(game, 1)
    state = lessons.begin(game, lessons.find_step(game, 0), None)
    other = lessons.attempt(game, step, state, "a1+a2")
    assert not other.done
    assert other.state is state
    good = lessons.attempt(game, step, state, "e1+e2")
    assert good.done
    assert [(each.seat, each.move) for each in good.played] == [(0, "e1+e2"), (1, "d8+d7")]
    with pytest.raises(IllegalMove, match="in front, behind, left or right") as refused:
        lessons.attempt(game, step, state, "e1+f2")
    assert refused.value.clause == "5"


def test_a_step_that_goes_on_needs_where_it_stands() -> None:
    game = registry.find("prizmik")
    with pytest.raises(BadRequest, match="goes on"):
        lessons.begin(game, lessons.find_step(game, 1), None)
    with pytest.raises(BadRequest, match="steps 0 to"):
        lessons.find_step(game, 99)
