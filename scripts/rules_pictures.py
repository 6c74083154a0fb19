"""Draws the pictures of the rules pages, docs/rules/pictures/<game>-<what>.svg.

python -m scripts.rules_pictures          writes them all
python -m scripts.rules_pictures --check  fails if a picture is not what would be written

Those of a game come from scripts/rules_pictures_<game>.py: its `pictures()` gives SVG texts by
name, made with `framed` from our own rules and boards. A page names one as
![what it shows](pictures/<game>-<what>.svg).
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules" / "pictures"
_TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"


def framed(width: float, height: float, body: str, says: str, style: str = "") -> str:
    """A picture that is as wide as it says, in light and dark: `body` and `style` may use the
    colours of the web pages, as in fill="var(--field)". `says` is for those who cannot see it."""
    used = set(re.findall(r"var\(--([\w-]+)\)", body + style))
    light, dark = _colours(":root"), _colours(':root[data-theme="dark"]')
    if unknown := used - set(light):
        raise KeyError(f"tokens.css has no {', '.join(sorted(unknown))}")
    sheet = (
        f":root{{{_variables(light, used)}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{_variables(dark, used)}}}}}"
        f"text{{font-family:system-ui,sans-serif}}{style}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="img"><title>{escape(says)}</title>'
        f"<style>{sheet}</style>{body}</svg>\n"
    )


@cache
def _colours(selector: str) -> dict[str, str]:
    """What tokens.css says for a selector."""
    blocks = re.findall(
        rf"^{re.escape(selector)} {{(.+?)^}}", _TOKENS.read_text("utf-8"), re.M | re.S
    )
    return dict(re.findall(r"^\s*--([\w-]+): (#\w+);", "".join(blocks), re.M))


def _variables(colours: dict[str, str], used: set[str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items() if name in used)


def games() -> list[str]:
    """Those that have pictures."""
    prefix = "rules_pictures_"
    return sorted(
        path.stem.removeprefix(prefix) for path in Path(__file__).parent.glob(f"{prefix}*.py")
    )


def drawn() -> Iterator[tuple[str, str]]:
    """File names and what is in them."""
    for game in games():
        module = import_module(f"scripts.rules_pictures_{game}")
        for name, picture in module.pictures().items():
            yield f"{game}-{name}.svg", picture


def drifted() -> list[str]:
    """Files that are not what would be written, that are missing, or that nobody draws."""
    wanted = dict(drawn())
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
    return sorted(name for name in wanted | there if wanted.get(name) != there.get(name))


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if names := drifted():
            sys.exit(f"not up to date: {', '.join(names)}; run python -m scripts.rules_pictures")
        return
    FOLDER.mkdir(exist_ok=True)
    wanted = dict(drawn())
    for name, picture in wanted.items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
    for path in FOLDER.glob("*.svg"):
        if path.name not in wanted:
            path.unlink()


if __name__ == "__main__":
    main()
