"""Draws docs/layers.svg: the packages in layers, from import-linter's contract (pyproject.toml).

python -m scripts.layers          writes it
python -m scripts.layers --check  fails if the file is not what would be written
"""

import ast
import sys
import textwrap
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

from scripts.rules_pictures import framed

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "layers.svg"
WIDTH, GAP, MARGIN = 960, 12, 16
NAME, LINE = 38, 14
#: Characters of a line of small print for each unit of width.
_CHARACTERS = 0.155
STYLE = (
    ".box{fill:var(--glass-solid);stroke:var(--line-strong)}.name{font-weight:700;font-size:16px;"
    "fill:var(--ink)}.about{font-size:12px;fill:var(--ink-soft)}.down{stroke:var(--ink-soft);"
    "stroke-width:2;fill:none}"
)


def layers() -> list[list[str]]:
    """Modules by layer, the highest first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    [contract] = [each for each in settings["contracts"] if each["type"] == "layers"]
    return [[name.strip() for name in layer.split(":")] for layer in contract["layers"]]


def about(module: str) -> str:
    """The first sentence of a module's docstring, without reading more of it than that."""
    path = ROOT / "src" / Path(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    return " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".")


def picture() -> str:
    rows = layers()
    body, top = [], float(MARGIN)
    for names in rows:
        width = (WIDTH - 3 * MARGIN - GAP * (len(names) - 1)) / len(names)
        texts = [textwrap.wrap(about(name), int(width * _CHARACTERS)) for name in names]
        height = NAME + LINE * max(map(len, texts))
        for at, (name, lines) in enumerate(zip(names, texts, strict=True)):
            left = MARGIN + at * (width + GAP)
            body.append(_box(name.split(".")[-1], lines, left, top, width, height))
        top += height + GAP
    bottom = top - GAP
    x = WIDTH - MARGIN
    body.append(f'<path class="down" d="M{x} {MARGIN}V{bottom:g}l-5 -9m5 9l5 -9"/>')
    says = "Each package imports only from those below it: " + "; ".join(
        ", ".join(name.split(".")[-1] for name in names) for names in rows
    )
    return framed(WIDTH, bottom + MARGIN, "".join(body), says, STYLE)


def _box(name: str, lines: list[str], left: float, top: float, width: float, height: float) -> str:
    text = "".join(
        f'<text class="about" x="{left + 12:g}" y="{top + NAME + 4 + LINE * at:g}">'
        f"{escape(line)}</text>"
        for at, line in enumerate(lines)
    )
    return (
        f'<rect class="box" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="8"/>'
        f'<text class="name" x="{left + 12:g}" y="{top + 23:g}">{escape(name)}</text>{text}'
    )


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if FILE.read_text("utf-8") != picture():
            raise SystemExit(f"{FILE.name} is out of date: run `python -m scripts.layers`")
    else:
        FILE.write_text(picture(), "utf-8")


if __name__ == "__main__":
    main()
