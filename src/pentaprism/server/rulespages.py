"""The rules pages as safe HTML, clause by clause, for beside the board."""

import re
from functools import cache

from markdown_it import MarkdownIt

from pentaprism.games import rulebook
from pentaprism.server import wire

_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_CLAUSE = re.compile(r"^#+ \d+\. ", re.MULTILINE)


def rules_page(game: str, language: str) -> wire.RulesPage:
    """In English where there is no translation; only what there is is kept."""
    return _page(game, language if rulebook.is_written(game, language) else rulebook.ENGLISH)


@cache
def _page(game: str, language: str) -> wire.RulesPage:
    text = rulebook.page(game, language)
    title = _TITLE.search(text)
    first = _CLAUSE.search(text)
    intro = text[title.end() if title else 0 : first.start() if first else len(text)]
    clauses = []
    for number, clause in rulebook.clauses(game, language).items():
        heading, _, body = clause.partition("\n")
        clauses.append(wire.Clause(number, heading, _html(body)))
    return wire.RulesPage(game, title[1] if title else game, _html(intro), clauses)


def _html(text: str) -> str:
    # HTML in the text itself is shown as text, never passed on.
    return MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
