"""Rules pages: their pictures are there, in light and dark; their contents lead to the clauses."""

import pytest
from playwright.sync_api import expect

from pentaprism.games import registry
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE, Json

GAMES = [game.id for game in registry.GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_shown(people: People, game: str) -> None:
    ada = people("Ada")
    ada.open(f"/rules/{game}")
    expect(ada.page.locator("[data-clause]").first).to_be_visible()
    # As if all of them had been scrolled to.
    ada.page.eval_on_selector_all("img", "all => all.forEach(img => (img.loading = 'eager'))")
    broken = """() => [...document.querySelectorAll("main img")]
        .filter(img => !img.complete || !img.naturalWidth || img.alt.length < 8)"""
    ada.until(lambda: not ada.page.evaluate(f"({broken})().map(img => img.src)"))


def test_pictures_follow_the_theme_that_was_chosen(people: People) -> None:
    light, dark = (_inside_of_a_picture(people, theme) for theme in ("light", "dark"))
    assert light != dark


def _inside_of_a_picture(people: People, theme: str) -> bytes:
    ada = people("Ada", color_scheme="light")
    ada.open("/rules/prizmik")
    ada.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    picture = ada.page.locator("img[src$='prizmik-start.svg']")
    picture.scroll_into_view_if_needed()
    ada.until(lambda: picture.evaluate("img => img.complete"))
    box = picture.bounding_box()
    assert box is not None
    return ada.page.screenshot(
        clip={"x": box["x"] + 40, "y": box["y"] + 80, "width": 200, "height": 100}
    )


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_contents_lead_to_a_clause(people: People, screen: Json) -> None:
    ada = people("Ada", **screen)
    ada.open("/rules/prizmik")
    contents = ada.page.get_by_role("navigation", name="Contents")
    if screen is PHONE:
        contents.get_by_text("Contents").click()
    contents.get_by_role("link", name="9 Promotion").click()
    expect(ada.page.locator("[data-clause='9'] h2")).to_be_in_viewport()
    expect(ada.page.locator("[data-clause='9']")).to_be_focused()
