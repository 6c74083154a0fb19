"""A German page speaks German, also where the server has the word."""

import pytest
from playwright.sync_api import expect

from pentaprism import lessons
from pentaprism.games import registry, rulebook
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.places import MIDDLES
from tests.browser.server import Server

_AT_ITS_END = """it => it.scrollHeight > it.clientHeight
    && it.scrollTop + it.clientHeight >= it.scrollHeight - 1"""


def test_log_refusal_and_rule_in_german(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    robot.play(server, seats, 2, then_ada=True)
    ada = people("Ada", locale="de-DE")
    ada.open(seats.link)
    log = ada.page.get_by_role("list", name="Verlauf")
    expect(log.get_by_text("Ada lädt einen Träger", exact=False)).to_be_visible()
    # Bases never move: refused with the rule, which opens in German too.
    hands.make(ada, "h1+h5")
    why = ada.page.get_by_role("button", name="Warum nicht?")
    expect(ada.page.locator(".toast")).to_contain_text("Feld")
    why.click()
    rule = ada.page.get_by_role("tabpanel").locator("#clause-5")
    expect(rule).to_be_in_viewport()
    german = rulebook.clauses("prizmik", "de")["5"].splitlines()[0]
    expect(rule.get_by_role("heading")).to_contain_text(german)


def test_a_lesson_in_german(people: People) -> None:
    ada = people("Ada", locale="de-DE")
    ada.open("/learn/prizmik")
    expect(ada.page.get_by_text("PRIZMIK lernen").first).to_be_visible()
    german = lessons.lesson_of(registry.find("prizmik"), "de").step[0].heading
    expect(ada.page.get_by_role("heading", name=german)).to_be_visible()


@pytest.mark.parametrize("game", MIDDLES)
def test_a_table_changes_its_language_at_once(people: People, server: Server, game: str) -> None:
    players, moves, options = MIDDLES[game]
    seats = robot.table(server, game, players, options=options)
    robot.play(server, seats, moves, then_ada=True)
    ada = people("Ada")
    ada.open(seats.link)
    board = ada.page.locator("main section.board")
    expect(board.locator("*").first).to_be_visible()
    english = board.inner_text()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Language").select_option("de")
    expect(ada.page.get_by_label("Sprache")).to_be_visible()
    changed = board.inner_text()
    ada.page.reload()
    ada.until(lambda: board.inner_text() == changed != english)


def test_the_log_stands_at_its_end_whatever_its_words(people: People, server: Server) -> None:
    """Words that are loaded after the table, or those of another language, take other room."""
    seats = robot.table(server, "prisma")
    robot.play(server, seats, 30)
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    for words, language in (("places a tile with", None), ("legt ein Plättchen mit", "de")):
        if language:
            ada.page.get_by_role("button", name="Settings").click()
            ada.page.get_by_label("Language").select_option(language)
            ada.page.keyboard.press("Escape")
        log = ada.page.locator("main ol[tabindex='0']")
        expect(log).to_contain_text(words)
        ada.until(lambda log=log: log.evaluate(_AT_ITS_END))  # type: ignore[misc]
