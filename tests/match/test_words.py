"""Everything that a table says to people is a message, and every language has words for it."""

from itertools import product

import pytest

from pentaprism.core import words
from pentaprism.core.errors import BadOption, BadRequest, PentaprismError
from pentaprism.core.words import Message
from pentaprism.match import model as m
from pentaprism.match import visible
from tests.match.table import NAMES, Table
from tests.match.test_fuzz import SETTINGS, TABLES, Crowd

COMMANDS = 120


def said_at_tables() -> set[str]:
    """The log of the people, refusals, and how matches end, as JSON."""
    said: dict[str, Message] = {}
    refusals: list[PentaprismError] = []
    for (name, who, options), settings in product(TABLES, SETTINGS):
        settings = {k: v for k, v in settings.items() if k != "clock" or name != "laser"}
        table = Table(name, who, options, seed=0, **settings)
        crowd = Crowd(table, f"said {name} {who}")
        for _ in range(COMMANDS):
            crowd.wait()
            try:
                events = table.do(crowd.command())
            except (BadRequest, BadOption):
                continue  # no page asks for that
            except PentaprismError as error:
                refusals.append(error)
                continue
            for event in events:
                line = visible.line(table.match, event, None)
                if line and not isinstance(event, m.Moved):
                    assert line.words
                    said[line.words.key] = line.words
    for refusal in refusals:
        if refusal.words and refusal.words.key.startswith("table/"):
            said[refusal.words.key] = refusal.words
        else:
            assert refusal.code == "illegal-move", refusal  # of the game's own book
    for message in said.values():
        for language in words.languages():
            assert words.say(message, language, NAMES)
    return set(said)


def test_every_language_says_what_is_said_at_tables() -> None:
    assert len(said_at_tables()) > 30


def test_a_result_is_told_with_the_names_of_people() -> None:
    table = Table("prizmik")
    table.resign(0)
    result = visible.result(table.match)
    assert result
    assert str(result.words) == "Ben wins: Red resigned."
    assert words.say(result.words, "de", NAMES) == "Ben gewinnt: Rot hat aufgegeben."


def test_a_log_of_before_ends_with_the_sentence_it_has() -> None:
    old = m.decode(b'{"type":"ended","at":5,"winners":[1],"reason":"Red resigned"}')
    table = Table("prizmik")
    table.match.evolve(old)
    result = visible.result(table.match)
    assert result
    assert str(result.words) == "Ben wins: Red resigned."
    Table.made.clear()


@pytest.mark.parametrize("language", words.languages())
def test_one_move_is_not_several(language: str) -> None:
    one, two = (words.say(Message("table/line-taken_back", {"moves": n}), language) for n in (1, 2))
    assert one != two.replace("2", "1")
