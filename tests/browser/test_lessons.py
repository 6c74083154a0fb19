"""Every lesson can be completed, by making the moves that it asks for on the board."""

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Response, expect

from pentaprism import lessons
from pentaprism.games import registry
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person

GAMES = [game.id for game in registry.GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_completed(people: People, game: str) -> None:
    ada = people("Ada", hurried=True)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        if _is_answer(answer):
            answers.append(answer)

    ada.page.on("response", note)
    steps = lessons.lesson_of(registry.find(game)).step
    ada.open(f"/learn/{game}")
    goes_on_until = 0
    for number, step in enumerate(steps):
        heading = ada.page.get_by_role("heading", level=1, name=step.heading, exact=True)
        expect(heading).to_be_visible()
        if step.answer:
            ada.button(next(answer.says for answer in step.answer if answer.right)).click()
            expect(ada.page.locator(".said.good")).to_be_visible()
        elif step.asks_for_moves:
            view: Json = answers[-1].json()["frames"][-1]["view"]
            if number >= goes_on_until:
                turn = _turn(game, view, steps[number:])
                for move in turn:
                    hands.make(ada, move, view)
                goes_on_until = number + (1 if step.turn else len(turn))
            expect(ada.page.locator(".said.good")).to_be_visible()
        if number < len(steps) - 1:
            ada.button("Continue").click()
    expect(ada.page.get_by_role("button", name="Play against a bot")).to_be_visible()


def _is_answer(answer: Response) -> bool:
    return answer.request.method == "POST" and "/api/lessons/" in answer.url


def _turn(game: str, view: Json, steps: Sequence[lessons.Step]) -> list[str]:
    """The move that is asked for. A secret choice of several moves is laid out at once and told
    with `ready`: the board then goes through the steps that ask for the rest by itself."""
    first = steps[0]
    if first.turn:
        return [pattern.replace("?", "W") for pattern in first.turn]
    secret = registry.find(game).capabilities.revisable
    if secret and view["position"]["phase"] in ("setup", "commit"):
        wanted = [step.want[0].replace("?", "W") for step in steps if step.want]
        return wanted[: wanted.index("ready") + 1]
    legal = view["legal"][str(first.seat)]
    return [next(move for want in first.want for move in legal if fnmatchcase(move, want))]


def test_on_a_phone_words_board_and_hand_are_in_view(people: People) -> None:
    ada = people("Ada", hurried=True, **PHONE)
    with ada.page.expect_response(_is_answer) as begun:
        ada.open("/learn/prism")
    expect(ada.page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    expect(ada.button("Show me how")).to_be_in_viewport(ratio=1)
    hands.make(ada, "play red", begun.value.json()["frames"][-1]["view"])
    expect(ada.page.locator(".said.good")).to_be_in_viewport()
    expect(ada.button("Continue")).to_be_in_viewport(ratio=1)
    ada.button("Continue").click()
    expect(ada.page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)


def _tap(ada: Person, *squares: str) -> None:
    for square in squares:
        ada.page.locator(f"[data-square={square}]").click(force=True)


def _begin(ada: Person, number: int = 1) -> None:
    """At PRIZMIK's step, as somebody who has learnt so far."""
    ada.open("/learn/prizmik")
    ada.button("Continue").click()
    expect(ada.page.get_by_text(f"Step {number + 1} of")).to_be_visible()


def test_a_correction_answers_what_the_learner_did(people: People) -> None:
    ada = people("Ada")
    _begin(ada)
    said = ada.page.locator(".said.bad")
    _tap(ada, "a1", "a2")  # legal, with a remark of its own
    expect(said).to_contain_text("the fleet in the corner")
    _tap(ada, "e1", "f2")  # not legal, with a remark and the rule
    expect(said).to_contain_text("At an angle nothing comes out")
    said.get_by_role("button").click()
    expect(ada.page.locator("[data-clause='5'].asked")).to_be_visible()
    ada.page.keyboard.press("Escape")
    with ada.expecting_trouble():
        _tap(ada, "e1", "e3")  # not legal, without a remark: the rule refuses it
        expect(said).to_contain_text("in front, behind, left or right")


def test_show_me_how_shows_it_on_the_board(people: People) -> None:
    ada = people("Ada")
    _begin(ada)
    marks = ada.board.locator(".marks .ring")
    expect(marks).to_have_count(0)
    ada.button("Show me how").click()
    expect(marks).to_have_count(2)  # a ring and an arrow
    expect(ada.page.locator(".said")).to_contain_text("Tap e1, then e2")
    _tap(ada, "e1", "e2")
    expect(ada.page.locator(".said.good")).to_be_visible()
    expect(marks).to_have_count(0)


def test_progress_is_kept(people: People) -> None:
    ada = people("Ada", hurried=True)
    _begin(ada)
    _tap(ada, "e1", "e2")
    ada.button("Continue").click()
    expect(ada.page.get_by_role("heading", level=1, name="Fly")).to_be_visible()
    ada.open("/")
    ada.open("/learn/prizmik")
    expect(ada.page.get_by_role("heading", level=1, name="Fly")).to_be_visible()
    # The step goes on from the position in which the one before it ended.
    expect(ada.page.locator("[data-square=e2]")).to_have_attribute(
        "aria-label", re.compile("carrier")
    )
    ada.button("Start again").click()
    expect(ada.page.get_by_role("heading", level=1, name="Your armada")).to_be_visible()


def test_a_question_and_the_game_at_the_end(people: People) -> None:
    """With a wrong answer first; then the last page starts the very game that it recommends."""
    ada = people("Ada")
    page = lessons.lesson_of(registry.find("prizmik"))
    numbers = [number for number, step in enumerate(page.step) if step.answer]
    kept = {"edition": page.edition, "number": numbers[-1], "starts": []}
    ada.open("/")
    ada.page.evaluate(
        "kept => localStorage['pentaprism.lesson.prizmik'] = JSON.stringify(kept)", kept
    )
    ada.open("/learn/prizmik")
    ada.button("Yes, take it").click()
    expect(ada.page.locator(".said.bad")).to_contain_text("draw")
    _tap(ada, "e5", "e6")
    expect(ada.page.locator(".said.bad")).to_contain_text("ends the game in a draw")
    ada.button("No").click()
    expect(ada.page.locator(".said.good")).to_be_visible()
    ada.button("Continue").click()
    # Until the step has come, the board is that of the question and takes no move.
    expect(ada.page.get_by_text(f"Step {numbers[-1] + 2} of")).to_be_visible()
    _tap(ada, "d7", "d8")
    ada.button("Continue").click()
    ada.button("Play against a bot (beginner)").click()
    ada.at_table()
    assert [seat["level"] for seat in ada.table["seats"]] == [None, "beginner"]
