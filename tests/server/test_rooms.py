"""Rooms: a big screen and phones, over REST and websockets."""

import json
import random

import pytest

from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.matched import ladder, opposing
from tests.server.client import Browser, Server, play_at_random
from tests.server.matched import bot_strength, stored_events
from tests.server.rooms import Evening

pytestmark = pytest.mark.anyio


async def test_a_scan_and_a_name_lead_to_a_game(server: Server) -> None:
    evening = Evening(server, game="prism", options={"target": 1})
    screen = await evening.look(screen=True)
    evening.join("Ada", "Bob")
    phone = await evening.look(evening.tokens["Bob"])
    await screen.until(screens=1)
    while [guest["present"] for guest in screen.room["guests"]] != [False, True]:
        await screen.hear()
    assert phone.room["mine"] == [2]
    match = evening.start("Bob")
    await screen.until(match=match, playing=True)
    ada, bob = await evening.sit("Ada"), await evening.sit("Bob")
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Bob"]
    assert (ada.seat, bob.seat, ada.table["phase"]) == (0, 1, "playing")


async def test_games_in_a_row_make_an_evening(server: Server, dice: random.Random) -> None:
    evening = Evening(server, game="prizmik", options={"quiet_limit": 2})
    evening.join("Ada", "Bob")
    screen = await evening.look(screen=True)
    for number, first in enumerate(("Ada", "Bob"), 1):
        match = evening.start("Ada")
        players = [await evening.sit("Ada"), await evening.sit("Bob")]
        assert players[0].table["seats"][0]["name"] == first
        await play_at_random(players, dice)
        await screen.until(playing=False, match=match)
        assert len(screen.room["played"]) == number
    points = sum(seat["points"] for game in screen.room["played"] for seat in game["seats"])
    assert points == 4
    over = evening.want("Bob", "finish")
    assert over["over"]
    refused = evening.ask("Cleo")
    assert (refused.status, refused.body["words"]["key"]) == (409, "table/room-over")


async def test_two_taps_begin_one_game(server: Server) -> None:
    evening = Evening(server, game="prizmik")
    evening.join("Ada", "Bob")
    matches = {evening.want(name, "start", begun=0)["match"] for name in ("Ada", "Bob")}
    assert len(matches) == 1
    assert evening.room()["begun"] == 1
    refused = evening.wish("Ada", "start", begun=1)
    assert refused.body["words"]["key"] == "table/room-still-playing"


async def test_a_wrong_code_says_what_to_do(server: Server) -> None:
    unknown = server.get("/api/rooms/AAAA")
    assert (unknown.status, unknown.body["code"]) == (404, "unknown-room")
    assert "/tv" in unknown.body["message"]
    evening = Evening(server)
    # As people type it.
    assert server.get(f"/api/rooms/{evening.code[:2].lower()}%20{evening.code[2:]}").status == 200


async def test_who_tries_codes_has_to_wait(own_server: Server) -> None:
    own_server.start()
    codes = [own_server.get(f"/api/rooms/A{n:03}").status for n in range(70)]
    assert codes[:60] == [404] * 60
    assert 429 in codes[60:]


async def test_another_phone_takes_over_only_with_consent(server: Server) -> None:
    evening = Evening(server, game="prism")
    evening.join("Ada", "Bob")
    evening.start("Ada")
    table = await evening.sit("Ada")
    phone = await evening.look(evening.tokens["Ada"])
    secret = "a secret of the other phone"
    assert evening.post("/handovers", {"guest": 1, "id": secret}).status == 202
    await phone.until(handovers=[{"number": 3, "guest": 1}])
    assert evening.post("/claim", {"id": secret}).status == 409
    # Bob cannot say yes while Ada's phone is there.
    refused = evening.wish("Bob", "answer", number=3, yes=True)
    assert refused.body["words"]["key"] == "table/room-owner-only"
    evening.want("Ada", "answer", number=3, yes=True)
    joined = evening.post("/claim", {"id": secret})
    assert joined.body["guests"] == [1]
    # The old phone is out, at the table too.
    await phone.until(mine=[])
    await table.until(mine=[])
    assert evening.wish("Ada", "finish").body["code"] == "bad-token"
    evening.tokens["Ada"] = joined.body["token"]
    assert (await evening.sit("Ada")).table["mine"] == [0]


async def test_for_a_phone_that_is_gone_somebody_else_may_say_yes(server: Server) -> None:
    evening = Evening(server, game="prism")
    evening.join("Ada", "Bob")
    secrets = ("a secret of one phone", "a secret of another phone")
    for secret in secrets:
        evening.post("/handovers", {"guest": 1, "id": secret})
    first, second = (each["number"] for each in evening.room()["handovers"])
    evening.want("Bob", "answer", number=second, yes=True)
    # Two phones for one seat: one has it, the other is told no.
    assert evening.post("/claim", {"id": secrets[1]}).status == 200
    refused = evening.post("/claim", {"id": secrets[0]})
    assert refused.body["words"]["key"] == "table/room-not-given"
    evening.want("Bob", "answer", number=first, yes=True)
    assert evening.post("/claim", {"id": secrets[0]}).status == 409


async def test_the_same_name_twice_is_asked_about(server: Server) -> None:
    evening = Evening(server)
    evening.join("Ada")
    evening.join("Ada")  # the answer was lost: the same wish again
    taken = evening.post("/guests", {"name": "Ada", "id": "a secret of somebody else"})
    assert (taken.status, taken.body["code"]) == (409, "name-taken")
    other = {"name": "Ada", "id": "a secret of somebody else", "another": True}
    assert evening.post("/guests", other).status == 201
    assert [guest["name"] for guest in evening.room()["guests"]] == ["Ada", "Ada 2"]


async def test_who_goes_in_the_middle_of_a_game_gives_it_up(server: Server) -> None:
    evening = Evening(server, game="prism")
    evening.join("Ada", "Bob", "Cleo")
    match = evening.start("Ada")
    watching = await server.open(match)
    refused = evening.wish("Bob", "leave", guest=3)
    assert refused.body["words"]["key"] == "table/room-first-only"
    evening.want("Ada", "leave", guest=3)
    while not watching.table["seats"][2]["stand_in"]:
        await watching.hear()
    assert [guest["name"] for guest in evening.room()["guests"]] == ["Ada", "Bob"]


async def test_two_share_a_phone_and_bots_play_too(server: Server) -> None:
    evening = Evening(server, game="prism", bots=1, level="novice")
    evening.join("Ada", "Bob")
    evening.want("Ada", "share", name="Mia")
    evening.start("Ada")
    ada, bob = await evening.sit("Ada"), await evening.sit("Bob")
    assert (ada.table["mine"], bob.table["mine"]) == ([0, 2], [1])
    assert [seat["kind"] for seat in ada.table["seats"]] == ["person"] * 3 + ["bot"]


async def test_only_children_may_ask_for_hints(server: Server) -> None:
    evening = Evening(server, game="prizmik")
    evening.join("Ada", "Mia")
    evening.want("Ada", "change", guest=1, child=True)
    evening.start("Ada")
    ada, mia = await evening.sit("Ada"), await evening.sit("Mia")
    assert (await ada.ask("hint"))["is"] == "hint"
    await ada.play(ada.moves()[0])
    await mia.settle()
    assert await mia.refused("hint") == "not-allowed"


@pytest.mark.parametrize("game", ["prizmik", "prisma", "laser", "prism", "prismatic"])
async def test_nothing_secret_reaches_the_big_screen(server: Server, game: str) -> None:
    """By the bytes: what the screen is told is what a stranger would be told who watches."""
    evening = Evening(server, game=game, options={"untimed": True} if game == "laser" else {})
    evening.join("Ada", "Bob")
    room = await evening.look(screen=True)
    match = evening.start("Ada")
    await room.until(match=match)
    screen = await server.open(match)
    players = [await evening.sit("Ada"), await evening.sit("Bob")]
    await play_at_random(players, random.Random(3), 12)
    await screen.settle()
    own = {_text(position) for player in players for position in _positions(player)}
    told = [_text(position) for position in _positions(screen)]
    assert told
    if game in ("prism", "prismatic"):
        assert not own & set(told)
    assert all(view == "watch" for said in screen.heard for view in said.get("views", {}))
    for text in (*screen.raw, *room.raw):
        assert not any(token.split(".")[0] in text for token in evening.tokens.values())


def _positions(browser: Browser) -> list[object]:
    return [view["position"] for said in browser.heard for view in said.get("views", {}).values()]


def _text(position: object) -> str:
    return json.dumps(position, sort_keys=True)


async def test_what_a_player_has_in_mind_is_shown_to_the_screen_only(server: Server) -> None:
    evening = Evening(server, game="prizmik")
    evening.join("Ada", "Bob")
    match = evening.start("Ada")
    screen, ada, bob = await server.open(match), await evening.sit("Ada"), await evening.sit("Bob")
    move = ada.moves()[0]
    await ada.do("show", move=move, step=2)
    assert await screen.expect("shown", move=move) == {
        "is": "shown",
        "seat": 0,
        "move": move,
        "step": 2,
    }
    assert await ada.refused("show", move="a1-h8") == "illegal-move"
    await ada.do("show")
    await screen.expect("shown", move=None)
    await bob.settle()
    assert not any(said["is"] == "shown" for said in bob.heard)


async def test_an_evening_goes_on_after_a_restart(own_server: Server, dice: random.Random) -> None:
    own_server.start()
    evening = Evening(own_server, game="prizmik", options={"quiet_limit": 2})
    evening.join("Ada", "Bob")
    evening.start("Ada")
    own_server.kill()
    own_server.start()
    players = [await evening.sit("Ada"), await evening.sit("Bob")]
    await play_at_random(players, dice)
    # The game ended while nobody looked at the room: whoever comes finds it counted.
    assert len(evening.room()["played"]) == 1
    assert evening.start("Bob")


async def test_a_wrong_token_opens_no_room(server: Server) -> None:
    evening, other = Evening(server), Evening(server)
    evening.join("Ada")
    other.join("Ada")
    stranger = await evening.look(other.tokens["Ada"])
    assert stranger.room == {}
    evening.tokens["Ada"] = other.tokens["Ada"]
    assert evening.wish("Ada", "finish").body["code"] == "bad-token"


async def test_bots_a_shared_phone_people_at_home_and_those_who_watch_are_at_one_table(
    server: Server, dice: random.Random
) -> None:
    evening = Evening(server, game="prism", bots=1, level="novice", options={"target": 1})
    evening.join("Ada", "Ben")  # Ben has come by the link, from home
    evening.want("Ada", "share", name="Mia")
    match = evening.start("Ben")
    ada, ben = await evening.sit("Ada"), await evening.sit("Ben")
    watching = await server.open(match)
    # Two seats on one screen see both hands, the others only their own, and who watches none.
    assert sorted(ada.table["views"]) == ["0", "2"]
    assert sorted(ben.table["views"]) == ["1"]
    assert sorted(watching.table["views"]) == ["watch"]
    while not ben.over:
        for browser in (ada, ben):
            await browser.settle()
        acting = [(each, seat) for each in (ada, ben) for seat in each.to_act()]
        if acting:
            browser, seat = dice.choice(acting)
            await browser.play(dice.choice(browser.moves(seat)), seat=seat)
        elif not ben.over:
            await ben.hear()
    room = await evening.look(screen=True)
    await room.until(playing=False)
    guests = [seat["guest"] for seat in room.room["played"][0]["seats"]]
    assert guests == [1, 2, 3, None]


async def test_eleven_people_for_ten_seats(server: Server) -> None:
    evening = Evening(server, game="laser", options={"untimed": True})
    names = [f"Guest {letter}" for letter in "ABCDEFGHIJK"]
    evening.join(*names)
    room = await evening.look(screen=True)
    match = evening.start(names[0])
    await room.until(match=match)
    out = [guest["name"] for guest in room.room["guests"] if guest["seat"] is None]
    assert out == ["Guest K"]
    # Their phone is told that it has no seat this time, and the room that it is next.
    claim = {"token": evening.tokens["Guest K"]}
    assert server.post(f"/api/matches/{match}/claim", claim).status >= 400
    assert room.room["lineup"][0] == 11


async def test_a_big_screen_that_comes_late_knows_all_that_the_first_one_does(
    server: Server, dice: random.Random
) -> None:
    evening = Evening(server, game="prism")
    evening.join("Ada", "Bob")
    match = evening.start("Ada")
    early = await server.open(match)
    players = [await evening.sit("Ada"), await evening.sit("Bob")]
    await play_at_random(players, dice, 8)
    await early.settle()
    late, room = await server.open(match), await evening.look(screen=True)
    assert late.table["views"] == early.table["views"]
    assert late.table["log"] == early.table["log"]
    assert (room.room["match"], room.room["playing"]) == (match, True)


async def test_a_phone_that_goes_in_the_middle_of_a_choice_has_chosen_nothing(
    server: Server,
) -> None:
    evening = Evening(server, game="prizmik")
    evening.join("Ada", "Bob")
    match = evening.start("Ada")
    screen, ada = await server.open(match), await evening.sit("Ada")
    moves = ada.moves()
    await ada.do("show", move=moves[0], step=2)
    await screen.expect("shown", move=moves[0])
    await ada.close()
    # What was in mind is gone from the screen, nothing was played, and the table waits.
    await screen.expect("shown", move=None)
    await screen.expect("presence", present=[False, False])
    again = await evening.sit("Ada")
    assert (again.to_act(), again.moves()) == ([0], moves)


async def test_teams_are_told_and_bounded(server: Server) -> None:
    evening = Evening(server, game="laser")
    evening.join("Ada", "Bob")
    told = evening.want("Bob", "change", guest=1, team=2)
    assert [guest["team"] for guest in told["guests"]] == [2, None]
    assert evening.wish("Bob", "change", guest=1, team=7).status == 400
    told = evening.want("Bob", "change", guest=1, team=-1)
    assert [guest["team"] for guest in told["guests"]] == [None, None]


async def test_where_a_child_plays_the_bots_are_matched(server: Server) -> None:
    evening = Evening(server, game="prizmik")
    evening.join("Mia")
    evening.want("Mia", "change", guest=1, child=True)
    evening.start("Mia")
    mia = await evening.sit("Mia")
    assert [seat["level"] for seat in mia.table["seats"]] == [None, "matched"]


async def test_matched_bots_go_by_what_phones_have_said_and_nobody_is_told(
    own_server: Server,
) -> None:
    own_server.start()
    evening = Evening(own_server, game="prism", bots=1, level="matched")
    screen = await evening.look(screen=True)
    evening.join("Ada", "Ben", "Cleo")  # Cleo's page is an old one: it never says anything
    bob = await evening.look(evening.tokens["Ben"])
    evening.want("Ada", "strengths", strengths={"prism": 123.4567, "prizmik": 98.7654})
    evening.want("Ben", "strengths", strengths={"prism": 54.3211, "chess": 1})
    evening.want("Ada", "share", name="Mia")
    own_server.kill()
    own_server.start()
    told = [evening.room()]
    match = evening.start("Cleo")
    sat = [e for e in await stored_events(own_server, match) if isinstance(e, m.Sat)]
    said = [123.4567, 54.3211, None, 123.4567]
    assert [event.strength for event in sat] == said
    prism = registry.find("prism")
    assert await bot_strength(own_server, match) == opposing(prism, said, 1)
    ben = await evening.sit("Ben")
    for name in ("Ada", "Ben", "Cleo"):
        await (await evening.sit(name)).do("resign")
    told += [evening.room(), ben.table, own_server.get(f"/api/matches/{match}/record").body]
    text = repr([told, screen.raw, bob.raw])
    for secret in ("123.45", "98.76", "54.32", "strength"):
        assert secret not in text


async def test_each_game_of_an_evening_has_a_ladder_of_its_own_and_no_lie_goes_beyond_it(
    server: Server,
) -> None:
    evening = Evening(server, game="prizmik", level="matched")
    evening.join("Ada")
    refused = evening.wish("Ada", "strengths", strengths={"prizmik": 1e9})
    assert refused.status == 400
    evening.want("Ada", "strengths", strengths={"prizmik": 99_999, "prism": -99_999})
    assert await _next_bot(server, evening) == ladder(registry.find("prizmik"))[-1]
    evening.want("Ada", "plan", plan={"game": "prism", "level": "matched"})
    assert await _next_bot(server, evening) == ladder(registry.find("prism"))[0]
    # After a game the phone knows better.
    evening.want("Ada", "strengths", strengths={"prism": 77.25})
    assert await _next_bot(server, evening) == 77.25


async def _next_bot(server: Server, evening: Evening) -> float | None:
    """How strong the bot of the next game is, which Ada gives up at once."""
    match = evening.start("Ada")
    ada = await evening.sit("Ada")
    await ada.do("resign")
    phone = await evening.look(evening.tokens["Ada"])
    await phone.until(playing=False)
    return await bot_strength(server, match)
