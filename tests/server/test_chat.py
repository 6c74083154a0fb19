"""Talk at the table."""

import pytest

from tests.server.client import Server

pytestmark = pytest.mark.anyio


async def test_everybody_hears_in_the_same_order(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    watching = await server.open(ann.match)
    for n in range(5):
        said = await (ann, bea)[n % 2].do("chat", text=f"  line\n {n} ")
        assert said["line"]["text"] == f"line {n}"
        assert said["line"]["seat"] == n % 2
    for browser in (ann, bea, watching):
        await browser.settle()
        assert [line["text"] for line in browser.table["chat"]] == [f"line {n}" for n in range(5)]
    assert watching.table["chat"][0]["name"] == ann.table["seats"][0]["name"]
    late = await server.open(ann.match)
    assert late.table["chat"] == ann.table["chat"]
    assert await watching.refused("chat", text="me too") == "not-allowed"


async def test_a_line_has_limits(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    assert await ann.refused("chat", text=" \n ") == "bad-request"
    assert await ann.refused("chat", text="x" * 301) == "bad-request"
    await ann.do("chat", text="\u00fc" * 300)
    for _ in range(19):
        await ann.do("chat", text="\x00 <b>")
    assert await ann.refused("chat", text="one more") == "too-much"
    # A second screen of the same seat does not help, and the others may still speak.
    again = await server.open(ann.match, ann.token)
    assert await again.refused("chat", text="one more") == "too-much"
    await bea.do("chat", text="quiet now")


async def test_a_seat_that_the_rules_silence_is_refused_with_the_clause(server: Server) -> None:
    options = {"mode": "team", "untimed": True}
    people = await server.seat_all("laser", 3, options=options)
    assert people[0].table["silent"] == [0, 1, 2]
    told = await people[1].ask("chat", text="seven?")
    assert (told["code"], told["clause"]) == ("illegal-move", "10")
    for seat, number in enumerate((5, 5, 9)):
        await people[seat].play(f"bid {number}")
    for browser in people:
        await browser.settle()
    assert people[2].table["silent"] == [0, 1]
    assert await people[0].refused("chat", text="psst") == "illegal-move"
    await people[2].do("chat", text="I am not in it")
