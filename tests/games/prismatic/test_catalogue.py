"""Cards and board as JSON: complete, from the files that the options name, and in words."""

import json
from pathlib import Path

import pytest

from pentaprism.core.errors import BadOption
from pentaprism.games.prismatic import cards
from pentaprism.games.prismatic.catalogue import ability_words, catalogue, effect_words


def test_everything_of_the_standard_files_is_told() -> None:
    told = catalogue({})
    assert list(told["cards"]) == [str(n) for n in range(1, 43)]
    assert list(told["creations"]) == [str(n) for n in range(1, 22)]
    assert told["cards"]["17"] == {
        "name": "Noon",
        "type": "sky",
        "cost": "GGW",
        "stars": 1,
        "ability": "G -> prism",
        "rewards": ["mote G"],
        "words": {
            "ability": "Each round, for a green mote on this card: gain a prism.",
            "rewards": ["Gain a green mote."],
        },
    }
    assert told["creations"]["18"] == {
        "cost": "RGBCM",
        "gives": "3 prisms",
        "words": "Gain three prisms.",
    }


def test_it_is_json() -> None:
    told = catalogue({"goal": 3})
    assert json.loads(json.dumps(told)) == told


def test_every_effect_has_words_of_its_own() -> None:
    effects = {f"pool {letter}" for letter in "RGBCMYWK"}
    effects |= {f"mote {letter}" for letter in "RGBCMYWKP"}
    effects |= {"prism", "2 prisms", "3 prisms", "two cards", *cards.ACTIONS}
    assert len({effect_words(effect) for effect in effects}) == len(effects)


def test_an_ability_says_what_it_costs() -> None:
    assert ability_words("pool R") == "Each round: add red to your pool."
    paid = "Each round, for a prism on this card: add cyan to your pool."
    assert ability_words("^ -> pool C") == ability_words("^->pool C") == paid


def test_files_are_those_of_the_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "prismatic" / "board"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text('[[creation]]\ncost = "KK"\ngives = "mote P"\n')
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    told = catalogue({"board": "own"})
    assert told["creations"] == {
        "1": {"cost": "KK", "gives": "mote P", "words": "Gain a prismatic mote."}
    }
    assert len(told["cards"]) == 42


def test_an_unknown_file_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no cards 'none'"):
        catalogue({"cards": "none"})
