"""The rules pages as safe HTML, clause by clause, for beside the board."""

from functools import cache
from itertools import chain

from markdown_it import MarkdownIt

from pentaprism.games import rulebook
from pentaprism.server import wire

#: Where pages.py serves the pictures that stand beside the pages.
PICTURES = "rules/pictures/"


def rules_page(game: str, language: str) -> wire.RulesPage:
    """In English where there is no translation; only what there is is kept."""
    return _page(game, language if rulebook.is_written(game, language) else rulebook.ENGLISH)


@cache
def _page(game: str, language: str) -> wire.RulesPage:
    introduction, *sections = rulebook.sections(game, language)
    parts: list[wire.RulesPart] = []
    clauses: list[wire.Clause] = []
    for each in sections:
        if each.number:
            clauses.append(wire.Clause(each.number, each.title, _html(each.text), len(parts)))
        else:
            parts.append(wire.RulesPart(each.title, _html(each.text)))
    title = rulebook.title(game, language)
    return wire.RulesPage(game, title, _html(introduction.text), clauses, parts)


def _html(text: str) -> str:
    # HTML in the text itself is shown as text, never passed on.
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    for token in chain.from_iterable(each.children or () for each in tokens):
        if token.type == "image":
            # Beside the page in the folder, at one address for all of them here.
            name = str(token.attrs["src"]).rpartition("pictures/")[2]
            token.attrs |= {"src": f"/{PICTURES}{name}", "loading": "lazy"}
    return markdown.renderer.render(tokens, markdown.options, {})
