"""Two browsers at one table: from the click to the stored event to the other's screen."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pentaprism.match import model as m
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Person, all_see
from tests.browser.server import Server


@pytest.fixture
def two(people: People) -> tuple[Person, Person]:
    """Ada has invited Bob by a link to a game of PRIZMIK."""
    ada, bob = people("Ada"), people("Bob")
    ada.start("PRIZMIK", "With friends")
    bob.join(ada.page.get_by_label("A game of Pentaprism").input_value())
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    return ada, bob


def test_every_move_is_stored_and_seen(two: tuple[Person, Person], server: Server) -> None:
    ada, bob = two
    ways: list[tuple[Person, str, hands.Hand]] = [
        (ada, "a1+a2", hands.on_squares),
        (bob, "h8+h7", hands.by_keys),
        (ada, "a2+a3", hands.on_squares),  # the ship could also move there: the board asks
        (bob, "h7-h5", hands.by_drag),
        (ada, "a3-a4", hands.by_keys),
        (bob, "h5+h4", hands.by_keys),
        (ada, "a2-c2", hands.by_drag),
    ]
    for number, (mover, move, way) in enumerate(ways, 1):
        other = bob if mover is ada else ada
        way(mover, mover.view(), move)
        all_see(number, mover, other)
        expect(other.page.get_by_text("It is your turn.")).to_be_visible()
        assert other.log() == mover.log()
        mark = hands.square(other, move[3:5])
        expect(mark).not_to_have_accessible_name("empty")
    assert server.moves(ada.match) == [(0 if mover is ada else 1, move) for mover, move, _ in ways]
    assert [type(event) for event in server.events(ada.match)][:4] == [
        m.Created,
        m.Sat,
        m.Sat,
        m.Begun,
    ]


def test_a_refused_move_tells_why_and_opens_the_rule(
    two: tuple[Person, Person], server: Server
) -> None:
    ada, _ = two
    hands.make(ada, "a1+a5")
    why = ada.page.get_by_role("button", name="Why not?")
    expect(why).to_be_visible()
    clause = why.inner_text().split()[-1]
    why.click()
    expect(ada.page.get_by_role("tabpanel").locator(f"#clause-{clause}")).to_be_in_viewport()
    assert server.moves(ada.match) == []


def test_a_refusal_is_gone_with_the_next_thing_that_is_done(two: tuple[Person, Person]) -> None:
    ada, _ = two
    toast = ada.page.locator(".toast")
    hands.make(ada, "a1+a5")
    expect(toast).to_be_visible()
    hands.click_place(ada, hands.square(ada, "a1"))
    expect(toast).to_have_count(0)
    hands.click_place(ada, hands.square(ada, "a5"))
    expect(toast).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(toast).to_have_count(0)


def test_an_unfinished_choice_is_let_go(two: tuple[Person, Person], server: Server) -> None:
    ada, _ = two
    hands.click_place(ada, hands.square(ada, "a1"))
    expect(hands.square(ada, "a1")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("Escape")
    expect(hands.square(ada, "a1")).to_have_attribute("aria-selected", "false")
    assert server.moves(ada.match) == []


def test_taking_back_a_draw_and_giving_up(two: tuple[Person, Person], server: Server) -> None:
    ada, bob = two
    hands.make(ada, "a1+a2")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()

    ada.button("Take back").click()
    expect(bob.page.get_by_text("Ada would like to take a move back.")).to_be_visible()
    bob.button("Yes").click()
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    assert server.match(ada.match).acts == []

    hands.make(ada, "e1+e2")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()
    bob.button("Offer a draw").click()
    bob.button("Yes, offer it").click()
    ada.button("No").click()
    expect(bob.page.get_by_text("You have offered a draw.")).to_be_hidden()
    expect(bob.page.locator(".toast")).to_have_text("Ada says no to the draw.")
    expect(bob.page.locator("[role=status].spoken")).to_have_text("Ada says no to the draw.")
    expect(ada.page.locator(".toast")).to_have_count(0)

    bob.button("Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for each in two:
        expect(each.page.get_by_role("heading", name="Ada wins")).to_be_visible()
    stored = server.match(ada.match)
    assert stored.outcome is not None
    assert stored.outcome.winners == (0,)


def test_a_draw_agreed_and_another_game(two: tuple[Person, Person], server: Server) -> None:
    ada, bob = two
    before = ada.match
    ada.button("Offer a draw").click()
    ada.button("Yes, offer it").click()
    bob.button("Yes").click()
    for each in two:
        expect(each.page.get_by_role("heading", name="A draw")).to_be_visible()
    bob.until_still()
    place = bob.button("Play again").bounding_box()
    ada.button("Play again").click()
    expect(ada.button("Waiting for the others …")).to_be_disabled()
    expect(bob.page.get_by_text("Ada wants another game.")).to_be_visible()
    assert bob.button("Play again").bounding_box() == place, "an offer moves nothing"
    bob.button("Yes").click()
    for each in two:
        each.page.wait_for_url(lambda url: before not in url)
        each.at_table()
    assert ada.match == bob.match
    assert server.match(ada.match).created.previous == before
    mover = ada if ada.legal() else bob
    hands.make(mover, mover.legal()[0])
    all_see(1, ada, bob)

    # The way back to the game before is open, and so is the way on.
    then = ada.match
    ada.page.go_back()
    onwards = ada.page.get_by_role("link", name="To the next game")
    expect(onwards).to_be_visible()
    assert ada.at_table() == before
    onwards.click()
    ada.page.wait_for_url(f"**/t/{then}")
    ada.at_table()
    ada.until(lambda: ada.seen(1))
    assert ada.table["mine"] != []


def test_on_a_telephone_questions_are_in_reach(people: People) -> None:
    ada, bob = people("Ada", **PHONE), people("Bob")
    bob.join(f"/t/{ada.start('PRIZMIK', 'With friends')}")
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    ada.page.evaluate("scrollTo(0, 0)")
    bob.button("Offer a draw").click()
    bob.button("Yes, offer it").click()
    expect(ada.button("Yes")).to_be_in_viewport(ratio=1)
    ada.button("No").click()
    expect(ada.button("Yes")).to_have_count(0)

    # The board asks what is meant, within itself, until one taps elsewhere.
    hands.by_touch(ada, ada.view(), "a1+a2")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()
    hands.make(bob, "h8+h7")
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    asked = ada.page.get_by_role("dialog", name="What shall it do?")
    ways: list[Callable[[], None]] = [
        lambda: ada.page.keyboard.press("Escape"),
        lambda: ada.page.touchscreen.tap(200, 20),
        lambda: asked.get_by_role("button", name="Close").tap(),
    ]
    for let_go in ways:
        for name in ("a2", "a3"):
            ada.page.touchscreen.tap(*hands.middle(hands.square(ada, name)))
        expect(asked).to_be_in_viewport(ratio=1)
        let_go()
        expect(asked).to_have_count(0)


def test_who_comes_too_late_may_watch(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik", free=1)
    eve = people("Eve")
    eve.open(f"/t/{seats.match}")
    expect(eve.button("Sit down")).to_be_enabled()
    server.post(f"/api/matches/{seats.match}/seats", {"name": "Bob"})
    with eve.expecting_trouble():  # the refusal
        eve.button("Sit down").click()
        expect(eve.page.get_by_text("By now all seats are taken.")).to_be_visible()
    expect(eve.button("Sit down")).to_have_count(0)
    eve.button("Watch").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()


def test_whoever_waits_in_vain_may_leave(people: People, server: Server) -> None:
    ada = people("Ada")
    match = ada.start("PRIZMIK", "With friends")
    ada.button("Leave the table").click()
    expect(ada.button("Play PRIZMIK")).to_be_visible()
    assert server.match(match).chairs[0].is_open
    expect(ada.page.get_by_role("region", name="Go on")).to_have_count(0)


def test_chat(two: tuple[Person, Person]) -> None:
    ada, bob = two
    ada.tab("Chat")
    ada.page.get_by_label("Say something").fill("Good luck <b>&amp; have fun</b>")
    ada.button("Send").click()
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.tab("Chat")
    line = bob.page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(line).to_contain_text("Ada Good luck <b>&amp; have fun</b>")


def test_somebody_watches(two: tuple[Person, Person], people: People) -> None:
    ada, bob = two
    eve = people("Eve")
    eve.watch(ada.match)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    hands.make(ada, "a1+a2")
    eve.until(lambda: eve.seen(1))
    assert eve.log() == ada.log()
    assert eve.table["mine"] == []
    expect(eve.button("Resign")).to_have_count(0)
    # A click of hers does nothing.
    for square in ("h8", "h7"):
        hands.click_place(eve, hands.square(eve, square))
    hands.make(bob, "d8+d7")
    eve.until(lambda: eve.seen(2))
    assert "d7" in " ".join(eve.log())


def test_a_seat_moves_to_another_device(two: tuple[Person, Person], people: People) -> None:
    ada, bob = two
    ada.button("Other device").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The link as a code")).to_be_visible()
    link = dialog.locator("input").input_value()
    phone = people("Ada")
    phone.open(link)
    phone.at_table()
    assert "token" not in phone.page.url
    hands.make(phone, "a1+a2")
    all_see(1, ada, bob)


def test_hint_in_three_steps(people: People, server: Server) -> None:
    ada = people("Ada")
    match = ada.start("PRIZMIK")
    ada.button("Hint").click()
    expect(ada.page.get_by_text("Look at the marked place.")).to_be_visible()
    ada.button("Tell more").click()
    expect(ada.page.get_by_text("This is what to use.")).to_be_visible()
    ada.button("Tell more").click()
    told = ada.page.get_by_role("status").filter(has=ada.page.locator("b"))
    words = told.locator("b").inner_text()
    assert len(told.inner_text()) > len(words) + 10, "a hint has a reason"
    # It is told in words: the move itself came over the wire.
    answers = (json.loads(text) for text in reversed(ada.heard))
    move = next(answer["move"] for answer in answers if answer["is"] == "hint")
    assert move[:2] in words
    assert move[3:5] in words
    hands.make(ada, move)
    ada.until(lambda: ada.seen(2))
    assert server.moves(match)[0] == (0, move)


def test_a_hint_speaks_of_what_is_not_laid_yet(people: People, server: Server) -> None:
    """What is laid is told only with `ready`; the hint knows it all the same."""
    seats = robot.table(server, "prismatic")
    robot.play(server, seats, 8)  # both are ready with their set-up
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    ada.until(lambda: ada.view()["position"]["phase"] == "commit")
    hand = ada.view()["position"]["seats"][0]["secret"]["hand"]
    played = server.moves(seats.match)
    told = ada.page.get_by_role("status").filter(has=ada.page.locator("b"))
    # The piece that comes last as moves are written lies there first.
    hands.make(ada, f"put {hand[-1]} palette")
    moves: list[str] = []
    while moves[-1:] != ["ready"]:
        assert len(moves) <= len(hand), moves
        ada.button("Hint").click()
        ada.button("Tell more").click()
        ada.button("Tell more").click()
        expect(told).to_be_visible()
        answers = (json.loads(text) for text in reversed(ada.heard))
        moves.append(next(answer["move"] for answer in answers if answer["is"] == "hint"))
        if moves[-1] != "ready":
            hands.make(ada, moves[-1])
            expect(told).to_be_hidden()
    assert server.moves(seats.match) == played, "nothing was told meanwhile"
