"""A study as a tree, and as a file."""

from typing import Any

import pytest

from pentaprism.core.errors import BadRecord, BadRequest
from pentaprism.games import registry
from pentaprism.records import Record, replay
from pentaprism.records.record import Mark, start_of
from pentaprism.study import tree
from tests.study.games import played


def _study() -> tree.Study:
    """Ten moves, with another first move and an answer to it."""
    study = tree.from_record(played("prizmik", 2, seed=5, most=10), "A title")
    first = tree.apply(
        study, tree.Add(0, 0, "e1+e2" if study.nodes[1].move != "e1+e2" else "a1+a2")
    )
    tree.apply(study, tree.Add(first, 1, "d8+d7"))
    tree.apply(study, tree.Say(3, "  here it turns \n"))
    tree.apply(study, tree.Draw(2, [Mark(10, 20), Mark(1, 2, (3, 4), 2)]))
    tree.apply(study, tree.Say(0, "from the start"))
    return study


def test_a_study_is_the_same_after_a_file() -> None:
    study = _study()
    text = tree.to_record(study).to_text()
    again = tree.from_record(Record.from_text(text))
    assert again.title == "A title"
    assert tree.to_record(again).to_text() == text
    assert [again.nodes[n].move for n in again.main_line()] == [
        study.nodes[n].move for n in study.main_line()
    ]
    assert again.nodes[0].comment == "from the start"
    assert "here it turns" in {node.comment for node in again.nodes.values()}
    assert len(again.nodes) == len(study.nodes)


def test_the_file_is_a_record_that_can_be_replayed() -> None:
    record = Record.from_text(tree.to_record(_study()).to_text())
    assert len(list(replay(record))) == 11


def test_records_without_variations_are_written_as_before() -> None:
    record = played("prizmik", 2, seed=5, most=3)
    lines = record.to_text().splitlines()
    assert lines[1].startswith('{"seat":0,"move":')
    assert lines[1].endswith('"ms":0}')
    assert "title" not in lines[0]
    assert tree.to_record(tree.from_record(record)).to_text() == record.to_text()


def test_what_was_played_before_is_not_added_twice() -> None:
    study = _study()
    known = study.nodes[1]
    assert tree.apply(study, tree.Add(0, known.seat, known.move)) == 1


def test_a_line_goes_with_all_that_follows_and_its_numbers_are_not_used_again() -> None:
    study = _study()
    before = study.next
    assert tree.apply(study, tree.Remove(2)) == 1
    assert study.main_line() == [1]
    assert 9 not in study.nodes
    moved = registry.find("prizmik").legal_texts(_state(study, 1), 1)[0]
    assert tree.apply(study, tree.Add(1, 1, moved)) == before


def _state(study: tree.Study, node: int) -> Any:
    state = start_of(study.header)
    for each in study.path(node)[1:]:
        made = study.nodes[each]
        state = tree.play(tree.game_of(study), state, made.seat, made.move)
    return state


def test_another_line_becomes_the_main_one() -> None:
    study = _study()
    other = study.nodes[0].children[1]
    tree.apply(study, tree.Promote(other))
    assert study.main_line()[0] == other
    assert tree.to_record(study).header.result is None


def test_the_beginning_stays_and_what_is_gone_is_told() -> None:
    study = _study()
    for edit in (tree.Remove(0), tree.Promote(0), tree.Remove(999), tree.Say(999, "")):
        with pytest.raises(BadRequest):
            tree.apply(study, edit)


def test_a_full_study_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    study = _study()
    monkeypatch.setattr(tree, "MOST_NODES", len(study.nodes) - 1)
    with pytest.raises(BadRequest, match="at most"):
        tree.apply(study, tree.Add(0, 0, "h1+h2"))


def test_a_wrong_move_in_a_variation_is_found() -> None:
    text = tree.to_record(_study()).to_text().replace("d8+d7", "d8+d5")
    with pytest.raises(BadRecord, match=r"d8\+d5"):
        tree.from_record(Record.from_text(text))
