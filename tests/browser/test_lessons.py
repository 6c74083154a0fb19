"""Every lesson can be completed, by making the moves that it asks for on the board."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Response, expect

from pentaprism import lessons
from pentaprism.games import registry
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json

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
        if step.want:
            view: Json = answers[-1].json()["frames"][-1]["view"]
            if number >= goes_on_until:
                turn = _turn(game, view, steps[number:])
                for move in turn:
                    hands.make(ada, move, view)
                goes_on_until = number + len(turn)
            expect(ada.page.locator(".said.good")).to_be_visible()
        if number < len(steps) - 1:
            ada.button("Continue").click()
    expect(ada.page.get_by_role("button", name="Play ")).to_be_visible()


def _is_answer(answer: Response) -> bool:
    return answer.request.method == "POST" and "/api/lessons/" in answer.url


def _turn(game: str, view: Json, steps: Sequence[lessons.Step]) -> list[str]:
    """The move that is asked for. A secret choice of several moves is laid out at once and told
    with `ready`: the board then goes through the steps that ask for the rest by itself."""
    secret = registry.find(game).capabilities.revisable
    if secret and view["position"]["phase"] in ("setup", "commit"):
        wanted = [step.want[0].replace("?", "W") for step in steps if step.want]
        return wanted[: wanted.index("ready") + 1]
    first = steps[0]
    legal = view["legal"][str(first.seat)]
    return [next(move for want in first.want for move in legal if fnmatchcase(move, want))]


def test_on_a_telephone_the_answer_to_a_move_is_in_reach(people: People) -> None:
    """The cards are far below the words of the lesson."""
    ada = people("Ada", hurried=True, **PHONE)
    with ada.page.expect_response(_is_answer) as begun:
        ada.open("/learn/prism")
    hands.make(ada, "play red", begun.value.json()["frames"][-1]["view"])
    expect(ada.page.locator(".said.good")).to_be_in_viewport(ratio=1)
    expect(ada.button("Continue")).to_be_in_viewport(ratio=1)
    ada.button("Continue").click()
    expect(ada.page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
