"""How much script a phone loads, as it goes over the air: read from the files that were built."""

import gzip
import json
from pathlib import Path
from typing import Any

from tests.browser.server import ROOT

_BUILT = ROOT / "web" / "dist"
#: The page itself, a phone in a room, and what it shows there before a game begins. The board of
#: the game and the words of one's language come besides.
_PHONE = (
    "index.html",
    "src/room/Phone.svelte",
    "src/room/People.svelte",
    "src/room/PlanForm.svelte",
    "src/room/strengths.ts",
)


def test_a_phone_loads_less_than_sixty_kilobytes_of_script_before_its_board(pages: None) -> None:
    parts: dict[str, Any] = json.loads((_BUILT / ".vite" / "manifest.json").read_text())
    needed: set[str] = set()
    for part in _PHONE:
        _follow(parts, part, needed)
    sizes = {part: _zipped(_BUILT / parts[part]["file"]) for part in needed}
    assert len(sizes) > len(_PHONE)
    assert not any("Board" in part for part in sizes)
    assert sum(sizes.values()) < 60_000, sorted(sizes.items(), key=lambda each: -each[1])[:10]


def _follow(parts: dict[str, Any], part: str, found: set[str]) -> None:
    """This part and all that it cannot do without."""
    if part not in found:
        found.add(part)
        for needed in parts[part].get("imports", []):
            _follow(parts, needed, found)


def _zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
