"""The rules pages: docs/rules/<game>.md, found in a checkout and in an installed package alike;
those of other languages are in folders beside them, and so are the pictures.

A page is an introduction, then numbered clauses (`## 4. Moving`). A heading without a number after
them (`## For programs`) begins another part, which may have text and clauses of its own.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).parents[1]
_FOLDERS: tuple[Path, ...] = (_PACKAGE / "docs" / "rules", _PACKAGE.parents[1] / "docs" / "rules")
_HEADING = re.compile(r"^##+ (\d+)\. (.+)$|^## (.+)$", re.MULTILINE)
ENGLISH = "en"


class Section(NamedTuple):
    """A clause, or what stands at the beginning of a part: then it has no number."""

    number: str
    title: str
    text: str


def is_written(game: str, language: str) -> bool:
    """Whether there is a page of the game in this language."""
    return language == ENGLISH or any(
        (folder / language / f"{game}.md").is_file() for folder in _FOLDERS
    )


@cache
def page(game: str, language: str = "en") -> str:
    """The rules of a game, in Markdown; in English where there is no translation."""
    for name in (f"{language}/{game}.md", f"{game}.md"):
        for folder in _FOLDERS:
            path = folder / name
            if path.is_file():
                return path.read_text("utf-8")
    raise FileNotFoundError(f"the rules page of {game} is not installed")


@cache
def sections(game: str, language: str = "en") -> tuple[Section, ...]:
    """The introduction, which is a section without number and title, and all that follows."""
    text = page(game, language)
    headings = list(_HEADING.finditer(text))
    first = next((i for i, heading in enumerate(headings) if heading[1]), len(headings))
    found = headings[first:]
    ends = [heading.start() for heading in found] + [len(text)]
    begin = text.index("\n") if text.startswith("# ") else 0
    later = [
        Section(heading[1] or "", heading[2] or heading[3], text[heading.end() : end].strip())
        for heading, end in zip(found, ends[1:], strict=True)
    ]
    return (Section("", "", text[begin : ends[0]].strip()), *later)


@cache
def clauses(game: str, language: str = "en") -> dict[str, str]:
    """The numbered clauses of a page: number -> the text of the clause with its title."""
    return {
        each.number: f"{each.title}\n{each.text}"
        for each in sections(game, language)
        if each.number
    }


def title(game: str, language: str = "en") -> str:
    first, _, _ = page(game, language).partition("\n")
    return first.removeprefix("# ")


def pictures() -> dict[str, Path]:
    """The pictures of all pages, by their names."""
    for folder in _FOLDERS:
        found = {path.name: path for path in sorted((folder / "pictures").glob("*.svg"))}
        if found:
            return found
    return {}
