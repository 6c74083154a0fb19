"""Every lesson can be completed, by making the moves that it asks for on the board."""

from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Response, expect

from pentaprism import lessons
from pentaprism.games import registry
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import Json

TAUGHT = [game.id for game in registry.GAMES if lessons.has_lesson(game)]


def test_every_game_is_taught() -> None:
    assert len(TAUGHT) == len(registry.GAMES)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lesson_is_completed(people: People, game: str) -> None:
    ada = people("Ada", hurried=True)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        if answer.request.method == "POST" and "/api/lessons/" in answer.url:
            answers.append(answer)

    ada.page.on("response", note)
    steps = lessons.lesson_of(registry.find(game)).step
    ada.open(f"/learn/{game}")
    for number, step in enumerate(steps):
        heading = ada.page.get_by_role("heading", level=1, name=step.heading, exact=True)
        expect(heading).to_be_visible()
        if step.want:
            view: Json = answers[-1].json()["frames"][-1]["view"]
            legal = view["legal"][str(step.seat)]
            move = next(m for want in step.want for m in legal if fnmatchcase(m, want))
            hands.make(ada, move, view)
            if step.praise:
                expect(ada.page.locator(".said.good")).to_be_visible()
        if number < len(steps) - 1:
            ada.button("Continue").click()
    expect(ada.page.get_by_role("button", name="Play ")).to_be_visible()
