"""The rules pages: docs/rules/<game>.md, found in a checkout and in an installed package alike;
those of other languages are in folders beside them."""

import re
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "docs" / "rules", _PACKAGE.parents[1] / "docs" / "rules")
_CLAUSE = re.compile(r"^#+ (\d+)\. (.+)$", re.MULTILINE)
ENGLISH = "en"


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
def clauses(game: str, language: str = "en") -> dict[str, str]:
    """The numbered clauses of a page: number -> the text of the clause with its title."""
    text = page(game, language)
    found = list(_CLAUSE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {
        match[1]: f"{match[2]}\n{text[match.end() : end].strip()}"
        for match, end in zip(found, ends, strict=True)
    }
