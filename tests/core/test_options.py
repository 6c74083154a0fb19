from typing import Any

import pytest

from pentaprism.core.errors import BadOption
from pentaprism.core.options import Choice, DataFile, Flag, Options, Whole

OPTIONS = Options(
    (
        Choice("mode", ("slow", "fast"), "slow"),
        Whole("target", 1, 100, 50),
        Flag("open"),
    )
)
FEW = Options((Whole("goal", 3, 7, 5, only=(3, 5, 7)),))


def test_defaults_are_filled_in_and_numbered_in_order() -> None:
    assert OPTIONS.complete({}) == {"mode": "slow", "target": 50, "open": False}
    assert OPTIONS.numbers({"mode": "fast", "open": True}).tolist() == [1, 50, 1]


def test_only_changes_are_canonical() -> None:
    assert OPTIONS.changed({"mode": "slow", "target": 7}) == {"target": 7}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"mode": "quick"}, "one of slow, fast"),
        ({"mode": 1}, "one of slow, fast"),
        ({"target": 0}, "from 1 to 100"),
        ({"target": 101}, "from 1 to 100"),
        ({"target": "5"}, "from 1 to 100"),
        ({"target": True}, "from 1 to 100"),
        ({"open": 1}, "true or false"),
        ({"moed": "slow"}, "did you mean 'mode'"),
        ([], "object"),
    ],
    ids=str,
)
def test_wrong_options_are_told(given: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        OPTIONS.complete(given)


def test_a_number_may_be_one_of_a_few() -> None:
    assert FEW.complete({"goal": 7}) == {"goal": 7}
    assert FEW.describe()["goal"]["only"] == (3, 5, 7)
    assert "only" not in OPTIONS.describe()["target"]
    with pytest.raises(BadOption, match="one of 3, 5, 7, not 4"):
        FEW.complete({"goal": 4})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has none"):
        Options().complete({"mode": "slow"})


def test_options_as_typed() -> None:
    typed = {"mode": "fast", "target": "12", "open": "on"}
    assert OPTIONS.from_text(typed) == {"mode": "fast", "target": 12, "open": True}
    for wrong in ({"target": "many"}, {"open": "perhaps"}, {"mode": ""}):
        with pytest.raises(BadOption):
            OPTIONS.from_text(wrong)


def test_a_data_file_is_loaded_into_several_numbers() -> None:
    def load(name: str) -> list[int]:
        if name != "standard":
            raise BadOption(f"there is no deck {name!r}")
        return [1, 2, 3]

    options = Options((DataFile("deck", "standard", load), Whole("n", 0, 9, 4)))
    assert options.numbers({}).tolist() == [1, 2, 3, 4]
    with pytest.raises(BadOption, match="no deck 'other'"):
        options.complete({"deck": "other"})
    with pytest.raises(BadOption, match="name of a data file"):
        options.complete({"deck": 5})
    assert "load" not in options.describe()["deck"]


def test_a_new_game_names_the_usual_file_and_nothing_else_means_it() -> None:
    options = Options((DataFile("deck", "standard", lambda name: [len(name)], usual="new"),))
    assert options.for_new_game({}) == {"deck": "new"}
    assert options.for_new_game({"deck": "standard"}) == {"deck": "standard"}
    # What names no file was played with the one that there was then.
    assert options.complete({}) == {"deck": "standard"}
    assert options.changed({"deck": "new"}) == {"deck": "new"}
    assert options.describe()["deck"]["usual"] == "new"
    assert "usual" not in OPTIONS.describe()["mode"]
    assert OPTIONS.for_new_game({"open": True}) == {"open": True}
