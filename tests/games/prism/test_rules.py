"""The clauses of docs/rules/prism.md, one by one."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pentaprism.games.prism import GAME
from tests.games.prism.plain import COLOURS, COUNTS
from tests.games.prism.tables import POSITIONS, collection, legal, play, refused, table, take, walk

pytestmark = pytest.mark.rules

FIVE = "red orange yellow green blue"
AGAIN = ["take-left-again", "take-right-again", "take-any-again"]


def after(state: Any) -> dict[str, Any]:
    return GAME.position(state)


# -- 1 the deal


@pytest.mark.parametrize("players", range(2, 7))
def test_clause_1_six_each_and_left_of_the_dealer_starts(players: int) -> None:
    position = after(GAME.setup(players, {}, 5))
    assert [len(hand) for hand in position["hands"]] == [6] * players
    assert len(position["stack"]) == 108 - 6 * players
    assert position["turn"] == (position["dealer"] + 1) % players
    assert (position["phase"], position["round"]) == ("draw", 1)


def test_clause_1_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(after(GAME.setup(3, {}, seed))["dealer"] for seed in range(90))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 15


def test_clause_1_the_seed_decides_the_deal() -> None:
    assert after(GAME.setup(4, {}, 9)) == after(GAME.setup(4, {}, 9))
    assert after(GAME.setup(4, {}, 9))["stack"] != after(GAME.setup(4, {}, 10))["stack"]


def test_clause_1_every_card_is_shuffled_anew_for_a_round() -> None:
    state = play(table(["violet zap", "wild red"], [FIVE, "red"]), "play violet")
    position = after(state)
    cards = Counter(card for hand in position["hands"] for card in hand)
    cards.update(position["stack"])
    assert cards == COUNTS
    assert position["collections"] == [collection(), collection()]
    assert (position["discard"], position["round"], position["phase"]) == ([], 2, "draw")


# -- 2 drawing


def test_clause_2_drawing_is_mandatory() -> None:
    state = table(["red", "blue"], phase="draw", stack="zap wild")
    assert legal(state) == ["draw"]
    assert refused(state, "play red")[0] == "2"
    position = after(play(state, "draw"))
    assert position["hands"][0] == ["red", "zap"]
    assert (position["stack"], position["phase"], position["turn"]) == (["wild"], "play", 0)


def test_clause_2_a_saved_draw_two_draws_two() -> None:
    state = table(
        ["red", "blue"], [collection("", draw_two=2)], phase="draw", stack="zap wild block"
    )
    assert legal(state) == ["draw", "draw-two"]
    position = after(play(state, "draw-two"))
    assert position["hands"][0] == ["red", "wild", "zap"]
    assert position["stack"] == ["block"]
    assert position["discard"][-1] == "draw-two"
    assert position["collections"][0]["draw_two"] == 1
    assert position["phase"] == "play"  # one draw-two a turn


def test_clause_2_draw_two_draws_the_last_card() -> None:
    state = table(["red", "blue"], [collection("", draw_two=1)], phase="draw", stack="zap")
    position = after(play(state, "draw-two"))
    assert position["hands"][0] == ["red", "zap"]
    assert position["stack"] == []


def test_clause_2_a_draw_two_in_hand_is_not_saved() -> None:
    state = table(["draw-two", "blue"], phase="draw")
    assert legal(state) == ["draw"]
    assert refused(state, "draw-two")[0] == "2"


def test_clause_2_no_draw_with_an_empty_stack() -> None:
    state = table(["red blue", "blue zap"], [collection("", draw_two=1)], stack="")
    state = play(state, "play red")
    assert after(state)["phase"] == "play"
    assert refused(state, "draw")[0] == "2"
    state = play(state, "zap 0 red")
    assert (after(state)["turn"], after(state)["phase"]) == (0, "play")


# -- 3 one play


def test_clause_3_a_colour_goes_into_the_collection() -> None:
    position = after(play(table(["red zap", "blue"], stack="zap"), "play red"))
    assert position["collections"][0] == collection("red")
    assert position["hands"][0] == ["zap"]
    assert (position["turn"], position["phase"]) == (1, "draw")


def test_clause_3_one_card_of_each_colour() -> None:
    state = table(["red zap", "blue"], ["red"])
    assert refused(state, "play red")[0] == "3"
    assert "discard red" in legal(state)


def test_clause_3_a_draw_two_is_saved() -> None:
    position = after(play(table(["draw-two zap", "blue"]), "play draw-two"))
    assert position["collections"][0]["draw_two"] == 1
    assert position["turn"] == 1


def test_clause_3_only_cards_in_hand() -> None:
    assert refused(table(["zap", "blue"]), "play red")[0] == "3"
    assert refused(table(["zap", "blue"]), "draw")[0] == "3"


# -- 4 discarding


def test_clause_4_only_a_card_that_cannot_be_played() -> None:
    state = table(["red blue zap take-left", "zap"], ["red", "green"])
    assert legal(state) == ["discard red", "play blue", "take-left green", "zap 1 green"]
    assert refused(state, "discard zap")[0] == "4"
    assert refused(state, "discard blue")[0] == "4"
    assert refused(state, "discard take-left")[0] == "4"
    position = after(play(state, "discard red"))
    assert position["discard"] == ["red"]
    assert position["turn"] == 1


def test_clause_4_each_card_is_judged_alone() -> None:
    state = table(["zap wild take-any take-left", "zap"])
    assert legal(state) == ["discard take-any", "discard take-left", "discard wild", "discard zap"]


def test_clause_4_block_always_and_draw_two_never() -> None:
    state = table(["block draw-two", "zap"])
    assert legal(state) == ["discard block", "play draw-two"]
    assert refused(state, "discard draw-two")[0] == "4"


# -- 5 taking


def test_clause_5_a_take_moves_the_colour_and_is_discarded() -> None:
    state = table(["take-left zap", "zap", "zap"], ["red", "blue green", "violet"])
    assert legal(state) == [
        "take-left blue",
        "take-left green",
        "zap 1 blue",
        "zap 1 green",
        "zap 2 violet",
    ]
    position = after(play(state, "take-left blue", "allow"))
    assert position["collections"] == [
        collection("blue red"),
        collection("green"),
        collection("violet"),
    ]
    assert position["discard"] == ["take-left"]
    assert (position["turn"], position["phase"], position["pending"]) == (1, "draw", None)


def test_clause_5_left_is_the_next_seat_and_right_the_one_before() -> None:
    state = table(["take-left take-right", "zap", "zap"], ["red", "blue", "green"])
    assert legal(state) == ["take-left blue", "take-right green"]
    last = table(["zap", "zap", "take-left take-right"], ["blue", "green", "red"], turn=2)
    assert legal(last) == ["take-left blue", "take-right green"]


def test_clause_5_with_two_players_both_neighbours_are_the_other() -> None:
    state = table(["take-left take-right", "zap"], ["red", "blue"])
    assert legal(state) == ["take-left blue", "take-right blue"]


def test_clause_5_take_any_names_its_target() -> None:
    state = table(["take-any", "zap", "zap"], ["red", "blue red", "green"])
    assert legal(state) == ["take-any 1 blue", "take-any 2 green"]
    assert refused(state, "take-any 0 red")[0] == "5"
    assert refused(state, "take-any 3 red")[0] == "5"
    assert refused(state, "take-any 2 blue")[0] == "5"
    assert after(play(state, "take-any 2 green"))["pending"] == take("take-any", "green", 2)


def test_clause_5_the_taker_needs_a_colour() -> None:
    state = table(["take-any", "zap"], [collection("", wild=1), "blue"])
    assert legal(state) == ["discard take-any"]
    assert refused(state, "take-any 1 blue")[0] == "5"


def test_clause_5_only_what_the_taker_lacks() -> None:
    state = table(["take-any", "zap"], ["red", "red"])
    assert legal(state) == ["discard take-any"]
    assert refused(state, "take-any 1 red")[0] == "5"


def test_clause_5_wilds_and_draw_twos_cannot_be_taken() -> None:
    state = table(["take-left", "zap"], ["red", collection("", wild=1, draw_two=1)])
    assert legal(state) == ["discard take-left"]
    assert refused(state, "take-left wild")[0] == "5"
    assert refused(state, "take-left draw-two")[0] == "5"


def test_clause_5_the_colour_is_named_before_the_answer() -> None:
    position = after(play(table(["take-left zap", "zap"], ["red", "blue"]), "take-left blue"))
    assert position["pending"] == take("take-left", "blue", 1)
    assert (position["phase"], position["turn"]) == ("answer", 0)
    assert position["hands"][0] == ["zap"]
    assert position["discard"] == []
    assert position["collections"][1] == collection("blue")


# -- 6 zapping


def test_clause_6_zap_needs_no_colour_and_is_not_answered() -> None:
    state = table(["zap", "block", "zap"], ["", "blue", "green red"])
    assert legal(state) == ["zap 1 blue", "zap 2 green", "zap 2 red"]
    position = after(play(state, "zap 1 blue"))
    assert position["discard"] == ["zap", "blue"]
    assert position["collections"][1] == collection()
    assert (position["turn"], position["phase"]) == (1, "draw")


def test_clause_6_never_ones_own_never_a_wild() -> None:
    state = table(["zap", "block"], ["red", collection("", wild=1)])
    assert legal(state) == ["discard zap"]
    assert refused(state, "zap 0 red")[0] == "6"
    assert refused(state, "zap 1 wild")[0] == "6"
    assert refused(state, "zap 4 red")[0] == "6"
    assert refused(state, "zap 1 red")[0] == "6"


# -- 7 blocking


@pytest.mark.parametrize("card", ["take-left", "take-left-again"])
def test_clause_7_a_block_ends_the_takers_turn(card: str) -> None:
    state = table([f"{card} zap", "block red", "zap"], ["red", "blue"], stack="wild green")
    state = play(state, f"{card} blue", "block")
    position = after(state)
    assert (position["phase"], position["turn"]) == ("replace", 0)
    assert position["pending"] == take(card, "blue", 1)
    assert position["hands"][1] == ["red"]
    before = position["discard"]
    assert GAME.to_act(state) == (1,)
    assert legal(state) == ["decline", "draw"]
    position = after(play(state, "draw"))
    assert position["hands"][1] == ["red", "wild"]
    assert position["discard"] == [*before, card, "block"]
    assert position["collections"][:2] == [collection("red"), collection("blue")]
    assert (position["turn"], position["phase"], position["pending"]) == (1, "draw", None)


def test_clause_7_the_replacement_may_be_declined() -> None:
    state = table(["take-right zap", "zap", "block"], ["red", "", "blue"], stack="wild green")
    position = after(play(state, "take-right blue", "block", "decline"))
    assert position["stack"] == ["wild", "green"]
    assert position["hands"][2] == []
    assert position["turn"] == 1  # left of the taker, not of the blocker


def test_clause_7_no_replacement_from_an_empty_stack() -> None:
    state = table(["take-left zap", "block", "zap"], ["red", "blue"], stack="")
    position = after(play(state, "take-left blue", "block"))
    assert position["discard"][-2:] == ["take-left", "block"]
    assert (position["phase"], position["turn"]) == ("play", 2)  # seat 1 has no card left


def test_clause_7_a_block_answers_nothing_else() -> None:
    state = table(["block zap", "zap"], ["red", "blue"])
    assert refused(state, "block")[0] == "7"
    assert refused(state, "allow")[0] == "7"
    assert refused(state, "play block")[0] == "7"
    waiting = play(table(["take-left zap", "block"], ["red", "blue"]), "take-left blue")
    assert refused(waiting, "discard block")[0] == "7"
    assert refused(play(waiting, "block"), "allow")[0] == "7"


# -- 8 the answer


@pytest.mark.parametrize("hand", ["", "zap red", "block"])
def test_clause_8_the_target_is_always_asked(hand: str) -> None:
    state = play(table(["take-left zap", hand], ["red", "blue"]), "take-left blue")
    assert after(state)["phase"] == "answer"
    assert GAME.to_act(state) == (1,)
    assert legal(state) == (["allow", "block"] if hand == "block" else ["allow"])


def test_clause_8_without_a_block_only_allow() -> None:
    state = play(table(["take-left zap", "zap"], ["red", "blue"]), "take-left blue")
    assert refused(state, "block")[0] == "8"


def test_clause_8_others_see_the_same_whatever_the_target_holds() -> None:
    holding, lacking = (
        play(table(["take-left zap", hand, "red"], ["red", "blue"], stack), "take-left blue")
        for hand, stack in (("block", "green zap"), ("zap", "green block"))
    )
    for seat in (0, 2, None):
        assert GAME.view(holding, seat) == GAME.view(lacking, seat)
    assert GAME.view(holding, 1) != GAME.view(lacking, 1)


# -- 9 playing again


@pytest.mark.parametrize("card", AGAIN)
def test_clause_9_an_again_take_plays_once_more_without_drawing(card: str) -> None:
    wish = f"{card} 1 blue" if "any" in card else f"{card} blue"
    state = play(table([f"{card} zap", "zap"], ["red", "blue green"], "wild"), wish, "allow")
    position = after(state)
    assert (position["turn"], position["phase"]) == (0, "play")
    assert position["stack"] == ["wild"]
    assert legal(state) == ["zap 1 green"]


@pytest.mark.parametrize("card", ["take-left", "take-right", "take-any"])
def test_clause_9_other_takes_do_not(card: str) -> None:
    wish = f"{card} 1 blue" if "any" in card else f"{card} blue"
    assert after(play(table([f"{card} zap", "zap"], ["red", "blue"]), wish, "allow"))["turn"] == 1


def test_clause_9_chains_go_on() -> None:
    state = table(["take-left-again take-any-again zap", "zap"], ["red", "blue green violet"])
    state = play(state, "take-left-again blue", "allow", "take-any-again 1 green", "allow")
    assert legal(state) == ["zap 1 violet"]
    assert after(state)["collections"][0] == collection("blue green red")


def test_clause_9_a_discard_ends_the_chain() -> None:
    state = table(["take-left-again take-right-again", "zap"], ["red", "blue"])
    state = play(state, "take-left-again blue", "allow", "discard take-right-again")
    assert after(state)["turn"] == 1


def test_clause_9_with_no_card_left_the_turn_ends() -> None:
    state = play(table(["take-left-again", "zap"], ["red", "blue"]), "take-left-again blue")
    position = after(play(state, "allow"))
    assert (position["turn"], position["phase"]) == (1, "draw")
    assert position["hands"][0] == []


# -- 10 wilds


def test_clause_10_a_wild_needs_a_colour() -> None:
    assert legal(table(["wild", "zap"], ["", "red"])) == ["discard wild"]
    assert refused(table(["wild", "zap"], ["", "red"]), "play wild")[0] == "10"
    position = after(play(table(["wild", "zap"], ["red"]), "play wild"))
    assert position["collections"][0] == collection("red", wild=1)


def test_clause_10_at_most_one_wild() -> None:
    state = table(["wild", "zap"], [collection("red", wild=1)])
    assert legal(state) == ["discard wild"]
    assert refused(state, "play wild")[0] == "10"


def test_clause_10_a_wild_stays_when_the_colours_go() -> None:
    state = table(["zap", "zap"], ["", collection("red", wild=1)])
    assert after(play(state, "zap 1 red"))["collections"][1] == collection("", wild=1)


# -- 11 winning the round


@pytest.mark.parametrize(
    ("owned", "hand", "moves"),
    [
        (collection(FIVE), "violet zap", ["play violet"]),
        (collection(FIVE), "wild zap", ["play wild"]),
        (collection("red orange yellow green", wild=1), "blue zap", ["play blue"]),
        (collection(FIVE), "take-left zap", ["take-left violet", "allow"]),
        (collection(FIVE), "take-any-again zap", ["take-any-again 1 violet", "allow"]),
    ],
)
def test_clause_11_the_round_is_won_at_once(
    owned: dict[str, Any], hand: str, moves: list[str]
) -> None:
    state = table([hand, "zap"], [owned, "violet"])
    position = after(play(state, *moves))
    colours = len(owned["colours"]) + (moves != ["play wild"])
    taken = moves[-1] == "allow"
    assert position["round"] == 2
    assert position["last_round"] == [colours + 1, 0 if taken else 1]
    assert position["dealer"] == 0


def test_clause_11_five_colours_are_not_enough() -> None:
    position = after(play(table(["blue", "zap"], ["red orange yellow green"]), "play blue"))
    assert position["round"] == 1


def test_clause_11_a_wild_counts_once_in_a_chain() -> None:
    owned = collection("red orange yellow", wild=1)
    state = table(["take-left-again take-any-again zap", "zap"], [owned, "blue green"])
    state = play(state, "take-left-again blue", "allow")
    assert after(state)["round"] == 1
    assert after(play(state, "take-any-again 1 green", "allow"))["last_round"] == [6, 0]


# -- 12 when the cards run out


def test_clause_12_who_has_no_card_is_skipped() -> None:
    state = table(["zap", "", "", "red"], stack="")
    position = after(play(state, "discard zap"))
    assert (position["turn"], position["phase"]) == (3, "play")


def test_clause_12_a_player_without_cards_draws_while_there_is_a_stack() -> None:
    position = after(play(table(["zap", "", "red"], stack="red"), "discard zap", "draw"))
    assert (position["turn"], position["phase"], position["hands"][1]) == (1, "play", ["red"])


def test_clause_12_the_round_ends_when_stack_and_hands_are_empty() -> None:
    state = table(["green", "", ""], [collection("red", wild=1), "blue"], stack="", dealer=1)
    position = after(play(state, "play green"))
    assert position["last_round"] == [2, 1, 0]
    assert (position["round"], position["dealer"], position["turn"]) == (2, 2, 0)


def test_clause_12_all_hands_empty_is_not_the_end_while_there_is_a_stack() -> None:
    position = after(play(table(["red", ""], stack="zap"), "play red"))
    assert (position["round"], position["turn"], position["phase"]) == (1, 1, "draw")


@pytest.mark.parametrize(
    ("hand", "answers"),
    [("", ["allow"]), ("block", ["block"]), ("block", ["allow", "discard block"])],
)
def test_clause_12_the_last_card_is_a_take(hand: str, answers: list[str]) -> None:
    state = play(table(["take-left-again", hand], ["red", "blue"], ""), "take-left-again blue")
    assert after(state)["round"] == 1
    position = after(play(state, *answers))
    assert position["round"] == 2
    assert position["last_round"] == ([1, 1] if answers == ["block"] else [2, 0])


def test_clause_12_a_saved_draw_two_is_no_card_to_play() -> None:
    state = table(["red", ""], ["", collection("", draw_two=2)], stack="")
    assert after(play(state, "play red"))["round"] == 2


def test_clause_12_a_deck_that_is_dealt_out_is_played_without_drawing(decks: Path) -> None:
    position = after(GAME.setup(6, {"deck": "scarce"}, 1))
    assert position["stack"] == []
    assert position["phase"] == "play"


# -- 13 points


def test_clause_13_a_point_a_colour_and_the_winners_cards() -> None:
    owned: list[Any] = [FIVE, collection("red blue", wild=1, draw_two=2), ""]
    position = after(play(table(["violet zap block zap", "zap red", "red"], owned), "play violet"))
    assert position["last_round"] == position["scores"] == [9, 2, 0]


def test_clause_13_the_winner_deals() -> None:
    state = table(["zap", "violet", "red"], ["", FIVE], turn=1, dealer=0)
    position = after(play(state, "play violet"))
    assert (position["dealer"], position["turn"]) == (1, 2)


def test_clause_13_without_a_winner_left_of_the_dealer() -> None:
    state = table(["", "", "zap"], stack="", turn=2, dealer=2)
    position = after(play(state, "discard zap"))
    assert (position["dealer"], position["turn"], position["last_round"]) == (0, 1, [0, 0, 0])


def test_clause_13_points_add_up() -> None:
    others: dict[str, Any] = {"scores": [3, 4], "last_round": [1, 2], "round": 7}
    position = after(play(table(["violet", "zap"], [FIVE, "red"], **others), "play violet"))
    assert (position["scores"], position["last_round"]) == ([9, 5], [6, 1])
    assert position["round"] == 8


# -- 14 winning the match


def finish(scores: list[int], owned: list[str], **options: Any) -> Any:
    """The position after seat 0 has played its last card, violet, and with it ended a round."""
    hands = ["violet"] + [""] * (len(scores) - 1)
    return play(table(hands, owned, "", scores=scores, options=options), "play violet")


def test_clause_14_the_match_ends_at_the_target() -> None:
    state = finish([48, 10], ["red", "blue"])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "most points")
    assert GAME.to_act(state) == ()
    assert GAME.scores(state) == [50, 11]


def test_clause_14_below_the_target_it_goes_on() -> None:
    state = finish([47, 10], ["red", "blue"])
    assert GAME.outcome(state) is None
    assert after(state)["round"] == 2


def test_clause_14_the_table_stays_as_it_was() -> None:
    position = after(finish([48, 10], ["red", "blue"]))
    assert position["phase"] == "over"
    assert position["collections"][0] == collection("red violet")
    assert (position["turn"], position["dealer"], position["round"]) == (0, 1, 1)
    assert position["pending"] is None
    assert position["last_round"] == [2, 1]


def test_clause_14_a_take_that_wins_the_match_leaves_its_card_on_the_discard() -> None:
    state = table(["take-left zap", "block"], [FIVE, "violet"], "red", scores=[49, 0])
    position = after(play(state, "take-left violet", "allow"))
    assert (position["phase"], position["pending"]) == ("over", None)
    assert position["discard"][-1] == "take-left"
    assert position["scores"] == [56, 0]


def test_clause_14_most_points_win_whoever_ended_the_round() -> None:
    outcome = GAME.outcome(finish([48, 50, 3], ["red", "blue"]))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_clause_14_a_tie_goes_to_the_last_round() -> None:
    outcome = GAME.outcome(finish([50, 51, 3], ["red", "blue"]))
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason == "most points, a tie broken by the last round"


def test_clause_14_a_tie_in_both_is_one_more_round_for_all() -> None:
    state = finish([50, 50, 3], ["red", "blue green"])
    assert GAME.outcome(state) is None
    position = after(state)
    assert (position["phase"], position["round"]) == ("draw", 2)
    assert all(len(hand) == 6 for hand in position["hands"])


def test_clause_14_a_third_player_can_win_the_extra_round() -> None:
    others: dict[str, Any] = {"scores": [52, 52, 47], "last_round": [2, 2, 0], "round": 9}
    state = play(table(["", "", "violet"], ["", "", FIVE], turn=2, **others), "play violet")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)


def test_clause_14_the_option_sets_the_target() -> None:
    assert GAME.outcome(finish([0, 0], ["red", "blue"], target=2)) is not None
    assert GAME.outcome(finish([0, 0], ["red", "blue"], target=3)) is None


# -- the contract


def test_sample_is_the_listed_move() -> None:
    rules = GAME.rules
    out = np.empty(rules.MAX_MOVES, np.int64)
    chance = np.random.default_rng(1)
    for players in range(2, 7):
        for number, (state, seat, _) in enumerate(walk(players, players)):
            if number == POSITIONS // 5:
                break
            n = GAME.face.legal(state, 0, seat, out)
            bits = chance.integers(2**64, dtype=np.uint64)
            assert rules.sample(state[0], seat, bits) == out[(int(bits) >> 32) * n >> 32]


def test_the_longest_list_of_moves_fits() -> None:
    most = "take-left take-left-again take-right take-right-again take-any take-any-again zap"
    hand = f"{most} wild draw-two block red {' '.join(COLOURS)}"
    owned = ["red", *["orange yellow green blue violet"] * 5]
    state = table([hand, *[""] * 5], owned)
    assert len(legal(state)) == 4 * 5 + 3 * 25 + 5 + 1 + 1 + 1 + 1 <= GAME.rules.MAX_MOVES
