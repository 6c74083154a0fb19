"""A position written down and typed in again: the code, its sheet, and a table from there."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import PHONE


def test_a_position_goes_to_paper_and_back(people: People) -> None:
    ada = people("Ada")
    ada.start("PRISM")
    hand = ada.table["views"]["0"]["position"]["hands"][0]
    ada.page.get_by_role("button", name="Position code").click()
    code = ada.page.locator("dialog .code").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{4}(-[0-9A-Z]{1,4})+", code)

    ben = people("Ben", **PHONE)
    ben.open("/")
    field = ben.page.get_by_label("Code", exact=True)
    swapped = code[:-2] + code[-1] + code[-2]
    with ben.expecting_trouble():  # the console tells of every refusal
        field.fill(swapped if swapped != code else code[:-1])
        ben.page.get_by_role("button", name="Open").click()
        expect(ben.page.get_by_text(re.compile("is wrong"))).to_be_visible()
    field.fill(code.lower().replace("-", " "))
    ben.page.get_by_role("button", name="Open").click()
    expect(ben.page).to_have_url(re.compile(f"/code/{code}$"))
    expect(ben.page.get_by_role("heading", name="What lies where")).to_be_visible()
    expect(ben.page.get_by_alt_text("The link as a picture")).to_be_visible()
    ben.page.get_by_role("button", name="Play from here").click()
    ben.page.get_by_role("button", name="Against a bot").click()
    ben.at_table()
    assert ben.table["views"]["0"]["position"]["hands"][0] == hand
