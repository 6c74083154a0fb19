"""A whole game of each, through the whole Python API, is what it was: see the files as a reader."""

from typing import Any

import pytest

from scripts import playthroughs


@pytest.mark.parametrize(("name", "players", "options"), playthroughs.GAMES)
def test_a_whole_game_is_what_it_was(name: str, players: int, options: dict[str, Any]) -> None:
    kept = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    told = playthroughs.transcript(name, players, options)
    for number, (old, new) in enumerate(zip(kept.splitlines(), told.splitlines(), strict=False), 1):
        assert new == old, f"line {number} of {name}.txt; python -m scripts.playthroughs"
    assert told == kept
