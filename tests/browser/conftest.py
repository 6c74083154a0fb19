import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import Person, launch
from tests.browser.server import ROOT, Server


class People(Protocol):
    def __call__(self, name: str = "", url: str = "", **screen: Any) -> Person: ...


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser a test process; people are contexts in it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail("there is no chromium here: `scripts/setup test` tells how to get it")
    with sync_playwright() as playwright:
        browser = launch(playwright, found)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def pages() -> None:
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("the web pages are not built: run `scripts/web`")


@pytest.fixture(scope="session")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server a test process, too; every test sets up tables of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """As many people as a test wants. None of their consoles may have told of an error at the end,
    which includes everything that the content policy forbids."""
    everybody: list[Person] = []

    def somebody(name: str = "", url: str = "", **screen: Any) -> Person:
        person = Person(chromium, url or server.url, name, **screen)
        everybody.append(person)
        return person

    yield somebody
    troubles = {person.name: person.troubles for person in everybody if person.troubles}
    for person in everybody:
        person.close()
    assert not troubles
