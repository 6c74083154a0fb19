"""Every lesson can be taught: its positions are sound, its moves legal, its mistakes refused."""

import re
from pathlib import Path

import pytest

from pentaprism import lessons
from pentaprism.core import words
from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.games import registry
from pentaprism.lessons import check
from pentaprism.lessons.check import faults

TAUGHT = [game.id for game in registry.GAMES if lessons.has_lesson(game)]
#: Whatever language the table speaks, all lessons are there in it.
TRANSLATED = [
    (language, game)
    for language in words.languages()
    if language != words.ENGLISH
    for game in TAUGHT
]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_no_faults(game: str) -> None:
    assert list(faults(game)) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_and_asks_for_moves(game: str) -> None:
    lesson = lessons.lesson_of(registry.find(game))
    assert lesson.minutes <= 10
    assert sum(step.asks_for_moves for step in lesson.step) >= 5
    assert any(step.refused for step in lesson.step)
    words = sum(len((step.text + step.praise).split()) for step in lesson.step)
    assert words / 200 + 0.2 * len(lesson.step) <= 10, "too long for ten minutes"


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
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
        said, also = ([each.says for each in step.remark + step.answer] for step in (step, told))
        assert all(theirs and theirs != ours for ours, theirs in zip(said, also, strict=True))
        assert all(each.because for each in told.answer)
        assert (told.want, told.clauses, told.position) == (step.want, step.clauses, step.position)


def test_no_lesson_is_in_a_language_that_the_table_does_not_speak() -> None:
    files = Path(lessons.__file__).parent.glob("*/*.toml")
    assert sorted((file.parent.name, file.stem) for file in files) == sorted(TRANSLATED)


def test_a_language_that_nobody_has_written_is_english() -> None:
    game = registry.find("prizmik")
    assert lessons.lesson_of(game, "xx") == lessons.lesson_of(game)


def test_a_wanted_move_is_played_with_its_replies_another_is_not() -> None:
    game = registry.find("prizmik")
    step = lessons.find_step(game, 1)
    state = lessons.begin(game, lessons.find_step(game, 0), None)
    other = lessons.attempt(game, step, state, "h1+g1", [])
    assert (other.done, other.played) == (False, [])
    assert other.state is state
    good = lessons.attempt(game, step, state, "e1+e2", [])
    assert good.done
    assert [(each.seat, each.move) for each in good.played] == [(0, "e1+e2"), (1, "d8+d7")]
    with pytest.raises(IllegalMove, match="bases never move") as refused:
        lessons.attempt(game, step, state, "e1-e2", [])
    assert refused.value.clause == "4"
    assert lessons.shown(game, step, state, []) == ["e1+e2"]


def test_a_remark_answers_what_the_learner_did() -> None:
    game = registry.find("prizmik")
    state = game.setup(2, {}, 0)
    sideways = lessons.Remark(("e1+d1", "e1+f1"), "Forward!")
    step = lessons.Step("", "", want=("e1+e2",), remark=(sideways, lessons.Remark(("e1+f2",), "")))
    legal = lessons.attempt(game, step, state, "e1+d1", [])
    assert (legal.done, legal.remark, legal.clause) == (False, 0, None)
    # One that the rules refuse comes with the rule.
    illegal = lessons.attempt(game, step, state, "e1+f2", [])
    assert (illegal.done, illegal.remark, illegal.clause) == (False, 1, "5")
    assert lessons.attempt(game, step, state, "a1+a2", []).remark is None


def test_the_moves_of_a_turn_come_in_any_order_but_the_last_one_last() -> None:
    step = lessons.Step("", "", turn=("put a", "put ?", "ready"))
    assert step.wanted([]) == ("put a", "put ?")
    assert step.wanted(["put a"]) == ("put ?",)
    assert step.wanted(["put b"]) == ("put a",)
    assert step.wanted(["put b", "put a"]) == ("ready",)


def test_a_turn_is_done_with_its_last_move() -> None:
    game = registry.find("prizmik")
    step = lessons.Step("", "", turn=("e1+e2", "e2-*"), replies=((1, "d8+d7"),))
    first = lessons.attempt(game, step, game.setup(2, {}, 0), "e1+e2", [])
    assert (first.done, len(first.played)) == (False, 1)
    early = lessons.attempt(game, step, game.setup(2, {}, 0), "a1+a2", [])
    assert (early.done, early.played) == (False, [])


@pytest.mark.parametrize(
    ("fault", "step"),
    [
        (
            "exactly one answer",
            {"answer": (lessons.Answer("Yes", "so"), lessons.Answer("No", "so"))},
        ),
        ("is to be shown", {"show": "e1+f2"}),
        ("'a1+a2' is legal", {"refused": ("a1+a2",)}),
        ("no legal move is like", {"want": ("e1-*",)}),
        ("'e1+e2' is legal", {"want": ("e1+e2",), "remark": (lessons.Remark(("e1+e2",), ""),)}),
        ("no clause 99", {"clauses": ("99",)}),
        ("after", {"turn": ("e1+e2", "e2-e3")}),
    ],
)
def test_faults_are_found(
    monkeypatch: pytest.MonkeyPatch, fault: str, step: dict[str, object]
) -> None:
    made = lessons.Step("", "", players=2, **step)  # type: ignore[arg-type]
    lesson = lessons.Lesson("", 1, lessons.Recommended("beginner"), (made,))
    monkeypatch.setattr(check, "lesson_of", lambda game: lesson)
    assert any(fault in found for found in faults("prizmik")), list(faults("prizmik"))


def test_the_game_at_the_end_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    play = lessons.Recommended("godlike", options={"capture": "advance"})
    monkeypatch.setattr(check, "lesson_of", lambda game: lessons.Lesson("", 1, play, ()))
    assert any("the game at the end" in found for found in faults("prizmik"))


def test_a_step_that_goes_on_needs_where_it_stands() -> None:
    game = registry.find("prizmik")
    with pytest.raises(BadRequest, match="goes on"):
        lessons.begin(game, lessons.find_step(game, 1), None)
    with pytest.raises(BadRequest, match="steps 0 to"):
        lessons.find_step(game, 99)
