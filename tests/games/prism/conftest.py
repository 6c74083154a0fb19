from pathlib import Path

import pytest

from tests.games.prism.decks import deck_text


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for decks of one's own, with `scarce` and `mean` in it.

    Scarce is so small that six players are dealt all of it, mean has few colours and many zaps:
    rounds end without a winner."""
    folder = tmp_path / "prism" / "deck"
    folder.mkdir(parents=True)
    scarce = {"red": 3, "block": 6, "zap": 2, "draw_two": 8}
    (folder / "scarce.toml").write_text(deck_text(2, 1, **scarce))
    (folder / "mean.toml").write_text(deck_text(1, 2, zap=12, block=12))
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path))
    return folder
