"""Each clause of docs/rules/prismatic.md."""

from collections import Counter
from typing import Any

import pytest

from pentaprism.core.errors import BadOption, NotYourTurn
from tests.games.prismatic.tables import (
    GAME,
    NUMBER,
    commit,
    legal,
    play,
    position,
    refusal,
    seat,
    state,
)

pytestmark = pytest.mark.rules

NOON, DAWN, LOOM, INKWELL, COMET = (
    NUMBER[name] for name in ("Noon", "Dawn", "Loom", "Inkwell", "Comet")
)
MOSS, LAGOON, OPAL, GOLDEN = (
    NUMBER[name] for name in ("Moss Garden", "Lagoon", "Opal", "Golden Hour")
)


def test_clause_1_spent_motes_go_to_the_bag_and_prisms_to_the_supply() -> None:
    before = position(seat(bag="RR", progress={str(COMET): "RW^"}), seat())
    after = play(before, f"create {COMET}")
    assert after["seats"][0]["bag"] == "RRRW"
    assert after["seats"][0]["created"] == {str(COMET): ""}
    supply = [int(state(each)[0].supply) >> 54 for each in (before, after)]
    assert supply[1] == supply[0] + 1


def test_clause_1_a_pull_may_draw_what_was_just_spent() -> None:
    made = play(position(seat(bag="", progress={str(COMET): "RW^"}), seat()), f"create {COMET}")
    assert "pull" in legal(made)
    assert play(made, "pull")["seats"][0]["secret"]["hand"] in ("R", "W")


def test_clause_2_a_prismatic_mote_is_any_colour_and_a_prism_is_none() -> None:
    assert f"create {NOON}" in legal(position(seat(progress={str(NOON): "GGP"}), seat()))
    assert "make 17" in legal(position(seat(palette="WP"), seat()))
    assert "make 17" not in legal(position(seat(palette="W^"), seat()))
    assert "make 5" not in legal(position(seat(palette="WP"), seat()))
    ability = {str(NOON): "P"}
    assert f"use {NOON}" in legal(position(seat(created=ability), seat()))


def test_clause_3_a_card_takes_no_more_than_its_open_symbols() -> None:
    card = str(DAWN)  # RRW
    made = commit(seat(bag="", progress={card: "R"}, secret={"hand": "RRGWP"}), seat())
    made["seats"][1]["secret"]["hand"] = "RRGGB"
    made["seats"][1]["bag"] = "BWK"
    assert f"put R {card}" in legal(made)
    assert f"put W {card}" in legal(made)
    assert f"put P {card}" in legal(made)
    assert refusal(made, f"put G {card}")[0] == "3"
    after = play(made, f"put R {card}")
    assert refusal(after, f"put R {card}")[0] == "3"
    full = play(after, f"put P {card}")
    assert refusal(full, f"put prism {card}")[0] == "3"


def test_clause_3_prismatic_motes_take_up_symbols_too() -> None:
    made = commit(seat(bag="", progress={str(DAWN): "RPP"}, secret={"hand": "RW"}), seat_drawn())
    assert [text for text in legal(made) if text.endswith(f" {DAWN}")] == []


def seat_drawn(**changes: Any) -> dict[str, Any]:
    """A player in the phase commit with five motes in hand."""
    return seat(**{"bag": "BWK", "secret": {"hand": "RRGGB"}, **changes})


def test_clause_3_a_created_card_takes_the_piece_of_its_ability_only() -> None:
    made = commit(seat_drawn(created={str(NOON): "", str(LAGOON): ""}), seat_drawn())
    texts = legal(made)
    assert f"put G {NOON}" in texts
    assert f"put R {NOON}" not in texts
    assert f"put prism {LAGOON}" in texts
    assert f"put prism {NOON}" not in texts
    after = play(made, f"put G {NOON}")
    assert refusal(after, f"put G {NOON}")[0] == "3"


def test_clause_3_cards_of_others_and_common_cards_take_nothing() -> None:
    made = commit(seat_drawn(), seat_drawn(progress={str(NOON): ""}))
    assert refusal(made, f"put G {NOON}")[0] == "3"
    assert refusal(made, "put R 10")[0] == "3"


def test_clause_4_all_commit_at_once_in_secret() -> None:
    made = commit(seat_drawn(), seat_drawn())
    assert GAME.to_act(state(made)) == (0, 1)
    after = play(made, "put R palette")
    for viewer in (1, None):
        view = GAME.view(state(after), viewer)
        assert view == GAME.view(state(made), viewer)
        assert view["position"]["seats"][0]["secret"] == "?"
        assert view["position"]["seats"][0]["bag"] == "RRGGBBWK"
    assert GAME.view(state(after), 0)["position"]["seats"][0]["secret"]["put"] == {"palette": "R"}


def test_clause_4_a_commitment_has_one_order_only() -> None:
    made = commit(seat_drawn(progress={str(NOON): ""}), seat_drawn())
    after = play(made, "put G palette")
    assert refusal(after, "put R palette")[0] == "4"
    assert f"put G {NOON}" in legal(after)
    last = play(after, f"put G {NOON}")
    assert refusal(last, "put R palette")[0] == "4"
    assert "put B palette" in legal(last)


def test_clause_4_everything_can_be_taken_back_until_all_are_ready() -> None:
    made = commit(seat_drawn(progress={str(COMET): ""}), seat_drawn())
    assert refusal(made, "take back")[0] == "4"
    assert play(made, "put R palette", f"put prism {COMET}", "take back") == made
    ready = play(made, "put R palette", "ready")
    assert GAME.to_act(state(ready)) == (1,)
    assert GAME.view(state(ready), 0)["legal"] == {"0": ["take back"]}
    assert refusal(ready, "put R palette")[0] == "4"
    assert play(ready, "take back") == made
    shown = play(ready, "ready", who=1)
    with pytest.raises(NotYourTurn):
        GAME.read_move(state(shown), 1, "take back")


def test_clause_4_when_all_are_ready_what_was_put_is_open_and_the_rest_returns() -> None:
    made = play(commit(seat_drawn(progress={str(NOON): "W"}), seat_drawn()), "put R palette")
    made = play(made, f"put G {NOON}", "ready")
    after = play(made, "ready", who=1)
    chair = after["seats"][0]
    assert (after["phase"], after["turn"]) == ("resolve", 0)
    assert (chair["palette"], chair["progress"]) == ("R", {str(NOON): "GW"})
    assert Counter(chair["bag"]) == Counter("RGBBWK")
    assert chair["secret"] == after["seats"][1]["secret"]


def test_clause_5_the_palette_pays_for_common_cards_and_the_board() -> None:
    made = position(seat(palette="GGW"), seat(), common=[NOON])
    after = play(made, f"create {NOON}")
    assert after["seats"][0]["palette"] == ""
    assert after["common"] == []
    assert (
        refusal(position(seat(palette="GGW", progress={str(NOON): ""}), seat()), f"create {NOON}")[
            0
        ]
        == "5"
    )


def test_clause_5_the_pool_is_used_first_and_exact_colours_before_prismatic_ones() -> None:
    made = position(seat(palette="GGWP"), seat(), pool="RG", common=[NOON])
    after = play(made, f"create {NOON}")
    assert (after["pool"], after["seats"][0]["palette"]) == ("R", "GP")


def test_clause_5_the_player_may_say_which_pool_colours_pay() -> None:
    made = position(seat(palette="RGB"), seat(), pool="RG")
    assert [move for move in legal(made) if move.startswith("make 1")] == [
        *("make 1", "make 1 pool -", "make 1 pool G", "make 1 pool R", "make 13"),
        *("make 13 pool -", "make 13 pool G", "make 13 pool R"),
    ]
    for move, pool, palette in (
        ("make 1", "Y", "RGB"),
        ("make 1 pool -", "RGY", "B"),
        ("make 1 pool R", "GY", "RB"),
        ("make 1 pool G", "RY", "GB"),
    ):
        after = play(made, move)
        assert (after["pool"], after["seats"][0]["palette"]) == (pool, palette)


def test_clause_5_the_palette_pays_the_rest_exact_colours_first() -> None:
    made = position(seat(palette="GWPP"), seat(), pool="GG", common=[NOON])  # GGW
    choices = [move for move in legal(made) if move.startswith(f"create {NOON}")]
    assert choices == [f"create {NOON}{tail}" for tail in ("", " pool -", " pool G")]
    for move, pool, palette in (("", "", "GPP"), (" pool G", "G", "PP"), (" pool -", "GG", "P")):
        after = play(made, f"create {NOON}{move}")
        assert (after["pool"], after["seats"][0]["palette"]) == (pool, palette)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("make 1 pool RG", "anyway"),  # equals the plain payment
        ("make 1 pool R", "palette would have to pay G"),  # cannot be paid
        ("make 1 pool RB", "only RGY"),  # not in the pool
        ("make 1 pool RGY", "name only"),  # not in the cost
        ("make 1 pool GR", "in the order RGBCMYWK"),
        ("make 1 pool", "in the order RGBCMYWK"),
        ("make 2 pool R", "creation 2 costs RB"),  # not even plainly
        (f"create {NOON} pool G", "in progress"),
        ("create 10 pool -", "not cover it"),
    ],
)
def test_clause_5_other_choices_of_pool_colours_are_no_moves(move: str, told: str) -> None:
    made = position(seat(palette="R", progress={str(NOON): "GGW"}), seat(), pool="RGY")
    assert move not in legal(made)
    clause, message = refusal(made, move)
    assert clause == "5"
    assert told in message


def test_clause_5_without_a_pool_there_is_nothing_to_choose() -> None:
    made = position(seat(palette="RG"), seat())
    assert [move for move in legal(made) if "pool" in move] == []
    assert "anyway" in refusal(made, "make 1 pool -")[1]


def test_clause_5_a_card_in_progress_uses_its_own_motes_and_the_pool_fills_the_rest() -> None:
    card = str(OPAL)  # RGBCMW
    made = position(seat(palette="C", progress={card: "RGWP"}), seat(), pool="BCM")
    after = play(made, f"create {OPAL}")
    # Two of B, C, M are missing beside the prismatic mote: the pool gives them in order.
    # What is created adds its own white to the pool at once.
    assert after["pool"] == "MW"
    assert after["seats"][0]["palette"] == "C"


def test_clause_5_the_pool_does_not_pay_for_abilities() -> None:
    made = position(seat(created={str(NOON): ""}), seat(), pool="G")
    assert refusal(made, f"use {NOON}")[0] == "6"


def test_clause_5_each_creation_and_ability_once_a_round() -> None:
    made = play(position(seat(palette="RRGG", created={str(NOON): "G"}), seat()), "make 1")
    assert refusal(made, "make 1") == ("5", "each creation of the board can be made once a round")
    used = play(made, f"use {NOON}")
    assert refusal(used, f"use {NOON}")[0] == "5"
    assert used["used"] == [NOON]


def test_clause_5_free_pool_colours_come_by_themselves() -> None:
    made = commit(seat_drawn(created={str(MOSS): ""}, ready=True), seat_drawn())
    after = play(made, "ready", who=1)
    assert after["pool"] == "G"
    assert refusal(after, f"use {MOSS}")[0] == "5"
    created = play(position(seat(progress={str(MOSS): "GGB"}), seat()), f"create {MOSS}")
    assert created["pool"] == "G"


def test_clause_5_seats_resolve_in_order_and_the_pool_is_lost() -> None:
    made = position(seat(), seat(), seat(), pool="R", starter=2, turn=2)
    after = play(made, "done", who=2)
    assert (after["turn"], after["pool"]) == (0, "")
    assert play(after, "done")["turn"] == 1


def test_clause_6_an_ability_is_open_at_once_and_needs_its_mote_on_the_card() -> None:
    made = play(position(seat(bag="G", progress={str(NOON): "GGW"}), seat()), f"create {NOON}")
    made = play(made, "decline")
    assert refusal(made, f"use {NOON}")[0] == "6"
    free = NUMBER["Aurora"]
    created = play(
        position(seat(progress={str(free): "GGCM^"}), seat()), f"create {free}", "decline"
    )
    assert play(created, f"use {free}")["seats"][0]["prisms"] == 2


def test_clause_6_pull_can_bring_the_mote() -> None:
    card = NUMBER["Drizzle"]  # BB^: B -> pull, once: prism
    made = position(
        seat(bag="W", created={str(NOON): "", str(COMET): "W"}, progress={str(card): ""}), seat()
    )
    pulled = play(made, f"use {COMET}", "pull")
    letter = pulled["seats"][0]["secret"]["hand"]
    assert letter == "W"
    assert f"put W {COMET}" in legal(pulled)
    again = play(pulled, f"put W {COMET}")
    assert again["seats"][0]["created"][str(COMET)] == "W"
    assert refusal(again, f"use {COMET}")[0] == "5"


def test_clause_7_rewards_in_any_order_or_declined() -> None:
    card = NUMBER["Green Flash"]  # once: mote G, pull
    made = play(position(seat(bag="", progress={str(card): "GGB^"}), seat()), f"create {card}")
    assert legal(made) == ["decline", "gain G", "pull"]
    gained = play(made, "gain G")
    assert gained["seats"][0]["bag"] == "GGGB"
    assert gained["pending"] == ["pull"]
    assert refusal(gained, "gain G")[0] == "7"
    pulled = play(made, "pull", "return", "gain G")
    assert (pulled["doing"], pulled["pending"]) == ("act", [])
    assert play(made, "decline")["seats"][0]["bag"] == "GGB"
    assert refusal(made, f"create {card}")[0] == "7"


def test_clause_7_gained_prisms_wait_for_the_next_round() -> None:
    made = play(position(seat(palette="WK", prisms=0), seat()), "make 17")
    assert (made["seats"][0]["prisms"], made["seats"][0]["palette"]) == (1, "")
    assert refusal(made, "put prism palette")[0] == "4"


def test_clause_7_a_pulled_mote_is_seen_by_its_owner_only() -> None:
    made = play(position(seat(created={str(COMET): "W"}), seat()), f"use {COMET}", "pull")
    hidden = GAME.view(state(made), 1)["position"]["seats"][0]
    assert hidden["secret"] == "?"
    assert hidden["bag"] == "RRGGBBWWK"
    assert refusal(made, "done")[0] == "7"


def test_clause_7_no_pull_from_an_empty_bag() -> None:
    card = NUMBER["Lighthouse"]  # a free pull each round
    made = play(position(seat(bag="", created={str(card): ""}), seat()), f"use {card}")
    assert legal(made) == ["decline"]
    assert refusal(made, "pull")[0] == "7"


def test_clause_8_few_motes_are_drawn_all() -> None:
    made = position(seat(), seat(bag="RGB", palette="R"), starter=1, turn=0)
    after = play(made, "done")
    assert after["seats"][1]["secret"]["hand"] == "RGB"
    assert after["seats"][1]["palette"] == "R"


def test_clause_8_with_none_committed_motes_come_back_and_prisms_stay() -> None:
    chair = seat(
        bag="",
        palette="RW^",
        progress={str(NOON): "GG"},
        created={str(DAWN): "R", str(LAGOON): "^"},
    )
    after = play(position(seat(), chair, starter=1, turn=0), "done")["seats"][1]
    assert after["palette"] == "^"
    assert after["progress"] == {str(NOON): ""}
    assert after["created"] == {str(LAGOON): "^", str(DAWN): ""}
    assert after["secret"]["hand"] == "RRGGW"


def test_clause_9_empty_takes_from_palettes_and_all_play_cards() -> None:
    made = position(
        seat(palette="R"),
        seat(bag="", palette="GG^", progress={str(NOON): "W", str(OPAL): ""}),
        seat(created={str(DAWN): "R"}),
        doing="reward",
        pending=["empty"],
    )
    assert legal(made) == [
        *("decline", f"empty {DAWN}", f"empty {NOON}", "empty palette 0", "empty palette 1")
    ]
    assert refusal(made, f"empty {OPAL}")[0] == "9"  # nothing lies on it
    created = play(made, f"empty {DAWN}")["seats"][2]
    assert (created["created"], created["bag"]) == ({str(DAWN): ""}, "RRRGGBBWK")
    after = play(made, "empty palette 1")
    assert (after["seats"][1]["bag"], after["seats"][1]["palette"]) == ("GG", "")
    assert play(made, f"empty {NOON}")["seats"][1]["progress"][str(NOON)] == ""


def test_clause_9_draw_goes_to_progress_or_to_the_common_cards() -> None:
    made = position(seat(), seat(), doing="reward", pending=["draw"])
    drawn = play(made, "draw")
    (card,) = drawn["seats"][0]["secret"]["cards"]
    assert legal(drawn) == ["replace 10", "replace 26", "replace 42", "to progress"]
    assert play(drawn, "to progress")["seats"][0]["progress"] == {str(card): ""}
    replaced = play(drawn, "replace 26")
    assert set(replaced["common"]) == {10, 42, card}
    assert replaced["discards"] == [26]
    assert GAME.view(state(drawn), 1)["position"]["seats"][0]["holding"] == 1
    two = play(position(seat(), seat(), doing="reward", pending=["draw"], common=[10]), "draw")
    assert legal(two) == ["to common", "to progress"]
    assert refusal(two, "replace 10")[0] == "9"


def test_clause_9_discard_takes_own_progress_or_common() -> None:
    made = position(
        seat(progress={str(NOON): "G"}), seat(progress={str(DAWN): "R"}), doing="reward"
    ) | {"pending": ["discard"]}
    assert legal(made) == ["decline", "discard 10", f"discard {NOON}", "discard 26", "discard 42"]
    assert refusal(made, f"discard {DAWN}")[0] == "9"
    after = play(made, f"discard {NOON}")
    assert after["discards"] == [NOON]
    assert Counter(after["seats"][0]["bag"]) == Counter("RRGGGBBWK")


def test_clause_9_a_stolen_card_arrives_empty() -> None:
    made = position(
        seat(progress={str(NOON): ""}),
        seat(bag="", prisms=0, progress={str(COMET): "RW^"}),
        doing="reward",
        pending=["steal"],
    )
    assert refusal(made, f"steal {NOON}")[0] == "9"
    assert "steal 10" in legal(made)
    after = play(made, f"steal {COMET}")
    assert after["seats"][0]["progress"] == {str(NOON): "", str(COMET): ""}
    assert (after["seats"][1]["bag"], after["seats"][1]["progress"]) == ("RW", {})
    assert after["seats"][1]["prisms"] == 0


def test_clause_10_common_cards_are_filled_at_the_end_of_the_round_only() -> None:
    made = position(seat(palette="GGW"), seat(), common=[10, NOON, 42])
    after = play(made, f"create {NOON}", "decline", "done")
    assert len(after["common"]) == 2
    assert len(play(after, "done", who=1)["common"]) == 3


def all_but(*numbers: int) -> list[int]:
    return [number for number in range(1, 43) if number not in numbers]


def test_clause_10_discards_are_shuffled_when_the_deck_is_empty() -> None:
    made = position(seat(), seat(), starter=1, common=[10], discards=all_but(10))
    assert made["deck"] == 0
    after = play(made, "done")
    assert (len(after["common"]), after["discards"], after["deck"]) == (3, [], 39)
    held = {str(number): "" for number in all_but(10)}
    nothing = play(position(seat(), seat(progress=held), starter=1, common=[10]), "done")
    assert nothing["common"] == [10]


def test_clause_10_nothing_is_gained_that_the_supply_lacks() -> None:
    rich = seat(bag="W" * 23)
    made = position(seat(bag="", palette="RGBWW"), rich)
    assert refusal(made, "make 13")[0] == "10"
    assert "make 13" in legal(position(seat(bag="", palette="RGBW"), rich))
    reward = position(seat(bag="", palette="WW"), rich, doing="reward", pending=["mote W"])
    assert legal(reward) == ["decline"]
    assert refusal(reward, "gain W")[0] == "10"
    prisms = position(seat(palette="RGBCM", prisms=0), seat(prisms=48))
    assert refusal(prisms, "make 18")[0] == "10"
    assert "make 18" in legal(position(seat(palette="RGBCM", prisms=0), seat(prisms=47)))


def test_clause_10_of_two_cards_one_is_kept() -> None:
    made = play(position(seat(palette="WW"), seat()), "make 20")
    first, second = made["seats"][0]["secret"]["cards"]
    assert legal(made) == sorted([f"keep {first}", f"keep {second}"])
    assert refusal(made, "reject")[0] == "10"
    after = play(made, f"keep {second}")
    assert after["seats"][0]["progress"] == {str(second): ""}
    assert after["discards"] == [first]


def test_clause_10_a_single_card_is_kept_or_rejected() -> None:
    held = {str(number): "" for number in all_but(10, 20)}
    made = play(position(seat(palette="WW"), seat(progress=held), common=[10]), "make 20")
    assert legal(made) == ["keep 20", "reject"]
    assert play(made, "reject")["discards"] == [20]
    none = position(seat(palette="WW"), seat(progress=held | {"20": ""}), common=[10])
    assert play(none, "make 20")["doing"] == "act"


def goal_position(*created: int, **changes: Any) -> dict[str, Any]:
    """Seat 0 can create Noon as its third card with goal 3; seat 1 resolves last."""
    area = {str(number): "" for number in created}
    return position(
        seat(created=area, progress={str(NOON): "GGW"}),
        seat(),
        options={"goal": 3},
        **changes,
    )


def test_clause_11_the_goal_brings_exactly_one_more_round() -> None:
    made = play(goal_position(1, 2), f"create {NOON}", "decline", "done")
    assert (made["first"], made["last_round"]) == (0, False)
    after = play(made, "done", who=1)
    assert (after["last_round"], after["round"], after["starter"]) == (True, 4, 1)
    after = play(play(after, "ready"), "ready", who=1)
    after = play(play(after, "done", who=1), "done")
    assert after["phase"] == "over"
    assert GAME.to_act(state(after)) == ()


@pytest.mark.parametrize("goal", [3, 4, 5, 6, 7])
def test_clause_11_the_goal_is_from_three_to_seven(goal: int) -> None:
    options = {} if goal == 5 else {"goal": goal}
    assert GAME.position(GAME.setup(2, {"goal": goal}, 1))["options"] == options


@pytest.mark.parametrize(
    ("option", "value"), [("goal", 2), ("goal", 8), ("round_limit", -1), ("round_limit", True)]
)
def test_clause_11_other_goals_and_limits_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadOption):
        GAME.setup(2, {option: value}, 1)


def round_over(made: dict[str, Any]) -> dict[str, Any]:
    """Both seats commit nothing and are done; the starter comes first."""
    if made["phase"] == "commit":
        made = play(play(made, "ready"), "ready", who=1)
    first = made["turn"]
    return play(play(made, "done", who=first), "done", who=1 - first)


def test_clause_11_the_round_limit_is_the_last_round_in_any_case() -> None:
    made = round_over(position(seat(), seat(), options={"round_limit": 5}))
    assert (made["round"], made["last_round"]) == (4, False)
    made = round_over(made)
    assert (made["round"], made["last_round"], made["first"]) == (5, True, None)
    assert round_over(made)["phase"] == "over"


def test_clause_11_the_limit_is_60_unless_said_otherwise_and_0_is_none() -> None:
    for options, last in (({}, True), ({"round_limit": 0}, False), ({"round_limit": 61}, False)):
        made = round_over(position(seat(), seat(), round=59, options=options))
        assert (made["round"], made["last_round"]) == (60, last)


def test_clause_11_a_limit_of_one_makes_the_first_round_the_last() -> None:
    options = {"round_limit": 1, "auction": True}
    made = GAME.position(GAME.setup(2, options, 3))
    assert not made["last_round"]
    for who in (0, 1):
        made = play(made, legal(made, who)[0], "take R", "take R", "ready", who=who)
    assert (made["round"], made["last_round"]) == (1, True)
    assert round_over(made)["phase"] == "over"  # and no auction after it


def test_clause_11_the_last_round_is_known_in_the_auction_before_it() -> None:
    options = {"round_limit": 4, "auction": True}
    made = round_over(position(seat(), seat(), options=options))
    assert (made["phase"], made["last_round"]) == ("auction", True)
    made = play(play(made, "pass"), "pass", who=1)
    assert (made["round"], made["last_round"]) == (4, True)
    assert round_over(made)["phase"] == "over"


def test_clause_11_at_the_end_everything_goes_home() -> None:
    cards = {"progress": {str(COMET): "RW^"}, "created": {str(NOON): "G"}}
    one = seat(bag="K", prisms=1, palette="BP^", **cards)
    after = round_over(position(one, seat(), last_round=True))
    assert after["phase"] == "over"
    home = after["seats"][0]
    assert (home["bag"], home["prisms"], home["palette"]) == ("RGBWKP", 3, "")
    assert (home["progress"], home["created"]) == ({str(COMET): ""}, {str(NOON): ""})


def test_clause_11_first_is_who_got_there_first_in_step_3() -> None:
    made = goal_position(1, 2)
    made["seats"][1].update(created={"3": "", "4": ""}, progress={str(DAWN): "RRW"})
    made["deck"] -= 3
    made = play(made, "done")
    made = play(made, f"create {DAWN}", "decline", "done", who=1)
    assert made["first"] == 1
    assert made["last_round"]


def test_clause_12_points() -> None:
    made = position(
        # Noon and Dawn: 2 stars, most sky; most motes; 4 prisms; one card in progress.
        seat(prisms=2, palette="R^^", created={str(NOON): "", str(DAWN): ""}, progress={"30": ""}),
        # Golden Hour: 2 stars, most hue; most prismatic motes; first at the goal.
        seat(bag="RGP", prisms=3, created={str(GOLDEN): ""}),
        first=1,
    )
    assert GAME.scores(state(made)) == [2 + 1 + 1 + 1 - 1, 2 + 1 + 2 + 1]


def test_clause_12_most_needs_more_than_every_other() -> None:
    made = position(seat(created={str(NOON): ""}), seat(created={str(DAWN): ""}))
    assert GAME.scores(state(made)) == [1, 1]
    assert GAME.scores(state(position(seat(progress={"30": ""}), seat()))) == [-1, 0]


@pytest.mark.parametrize(
    ("own", "other", "winner"),
    [
        ({"created": {"1": "", "2": ""}}, {"created": {"8": ""}}, 0),  # 2 stars each: more cards
        ({"prisms": 2}, {"prisms": 1}, 0),
        ({"prisms": 1}, {"prisms": 3}, 1),
    ],
)
def test_clause_12_ties(own: dict[str, Any], other: dict[str, Any], winner: int) -> None:
    made = position(seat(**own), seat(**other), starter=1, last_round=True, first=None)
    if "created" in own:
        # The hue majority would decide: one card of another type for the other player.
        made["seats"][1]["created"] = {str(NUMBER["Paint Box"]): ""}
        made["seats"][0]["created"] = {str(NOON): "", str(LOOM): ""}
    after = play(made, "done")
    assert after["phase"] == "over"
    assert after["winner"] == winner
    outcome = GAME.outcome(state(after))
    assert outcome is not None
    assert outcome.winners == (winner,)


def test_clause_12_the_last_tie_break_and_the_first_starter_are_lots() -> None:
    winners, starters = set(), set()
    for number in range(40):
        made = position(seat(), seat(), starter=1, last_round=True, rng=f"{number:016x}")
        winners.add(play(made, "done")["winner"])
        starters.add(GAME.position(GAME.setup(3, {}, number))["starter"])
    assert winners == {0, 1}
    assert starters == {0, 1, 2}


def test_clause_13_set_up() -> None:
    made = GAME.position(GAME.setup(3, {}, 5))
    assert (made["phase"], len(made["common"]), made["deck"]) == ("setup", 3, 42 - 3 - 6)
    assert [chair["bag"] for chair in made["seats"]] == ["RRGGBBWK"] * 3
    assert [chair["prisms"] for chair in made["seats"]] == [1] * 3
    assert GAME.to_act(state(made)) == (0, 1, 2)
    first, second = made["seats"][0]["secret"]["cards"]
    kept = play(made, f"keep {first}")
    assert refusal(made, "take R")[0] == "13"
    assert refusal(kept, "take P")[0] == "13"
    assert refusal(play(kept, "take C"), "take R")[0] == "13"
    assert refusal(play(kept, "take C"), "ready")[0] == "13"
    assert play(kept, "take C", "take C", "take back") == made
    assert refusal(made, f"keep {set(all_but(first, second)).pop()}")[0] == "13"


def test_clause_13_choices_are_secret_until_all_are_ready() -> None:
    made = GAME.position(GAME.setup(2, {}, 5))
    chosen = play(
        made, f"keep {made['seats'][0]['secret']['cards'][0]}", "take C", "take C", "ready"
    )
    assert GAME.view(state(chosen), 1)["position"]["seats"][0]["secret"] == "?"
    assert GAME.scores(state(chosen)) == [0, 0]
    cards = made["seats"][1]["secret"]["cards"]
    after = play(chosen, f"keep {cards[0]}", "take R", "take W", "ready", who=1)
    assert (after["phase"], after["round"]) == ("commit", 1)
    whole = after["seats"][0]["bag"] + after["seats"][0]["secret"]["hand"]
    assert Counter(whole) == Counter("RRGGBBWKCC")
    assert cards[1] in after["discards"]
    assert after["seats"][1]["progress"] == {str(cards[0]): ""}


def auction(*prisms: int, **changes: Any) -> dict[str, Any]:
    chairs = [seat(prisms=n, bidding=True) for n in prisms]
    options = {"options": {"auction": True}}
    return position(*chairs, **(options | {"phase": "auction", "turn": None} | changes))


def bid(made: dict[str, Any], *moves: str) -> dict[str, Any]:
    """All who are to bid do, in the order of seats."""
    for who, text in zip(GAME.to_act(state(made)), moves, strict=True):
        made = play(made, text, who=who)
    return made


def test_clause_14_the_highest_bid_pays_and_takes_the_token() -> None:
    made = auction(3, 2, 5)
    assert legal(made) == ["bid 1", "bid 2", "bid 3", "pass"]
    assert refusal(made, "bid 4")[0] == "14"
    after = bid(made, "bid 3", "bid 2", "pass")
    assert (after["starter"], after["phase"]) == (0, "commit")
    assert [chair["prisms"] for chair in after["seats"]] == [0, 2, 5]


def test_clause_14_bids_are_secret() -> None:
    made = auction(3, 3)
    views = [GAME.view(state(play(made, text)), 1) for text in ("bid 1", "bid 3", "pass")]
    assert views[0] == views[1] == views[2]


def test_clause_14_ties_bid_again_and_then_the_next_highest_counts() -> None:
    tied = bid(auction(3, 3, 3), "bid 2", "bid 2", "bid 1")
    assert GAME.to_act(state(tied)) == (0, 1)
    assert legal(tied) == ["bid 3", "pass"]
    assert refusal(tied, "bid 2")[0] == "14"
    assert bid(tied, "bid 3", "pass")["starter"] == 0
    after = bid(tied, "pass", "pass")
    assert after["starter"] == 2
    assert [chair["prisms"] for chair in after["seats"]] == [3, 3, 2]


def test_clause_14_without_a_bid_the_token_stays() -> None:
    assert bid(auction(3, 3, starter=1), "pass", "pass")["starter"] == 1
    tied = bid(auction(1, 1, starter=1), "bid 1", "bid 1")
    assert bid(tied, "pass", "pass")["starter"] == 1


def test_clause_14_the_auction_comes_after_each_round_but_the_last() -> None:
    made = position(seat(), seat(), starter=1, options={"auction": True})
    after = play(made, "done")
    assert (after["phase"], GAME.to_act(state(after))) == ("auction", (0, 1))
    assert play(made | {"last_round": True}, "done")["phase"] == "over"
