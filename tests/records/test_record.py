import json
import random

import pytest

import pentaprism
from pentaprism.core.errors import BadRecord
from pentaprism.records import Record, replay


def played(moves: int = 6) -> pentaprism.Playthrough:
    chance = random.Random(1)
    game = pentaprism.new("prizmik", seed=3, capture="advance")
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves))
    return game


def lines() -> list[dict[str, object]]:
    return [json.loads(line) for line in played().record().to_text().splitlines()]


def text_of(entries: list[dict[str, object]]) -> str:
    return "\n".join(json.dumps(entry) for entry in entries)


def test_a_record_has_a_header_and_a_line_a_move() -> None:
    header, *moves = lines()
    assert header["format"] == 1
    assert header["game"] == "prizmik"
    assert header["options"] == {"capture": "advance"}
    assert header["seats"] == ["Red", "Blue"]
    assert header["seed"] == 3
    assert header["result"] is None
    assert len(moves) == 6
    assert set(moves[0]) == {"seat", "move", "ms"}
    times = [int(str(move["ms"])) for move in moves]
    assert times == sorted(times)


def test_replaying_gives_every_position() -> None:
    game = played()
    states = list(replay(Record.from_text(game.record().to_text())))
    assert len(states) == 7
    assert game.game.position(states[-1]) == game.position()


def test_a_finished_game_has_its_result_and_it_is_checked() -> None:
    start = {"board": "1Sf5/8/8/8/8/8/8/F7", "turn": 0, "reserves": [3, 3], "quiet": 0}
    game = pentaprism.from_position("prizmik", start).play("b8xc8")
    text = game.record().to_text()
    assert json.loads(text.splitlines()[0])["result"] == {
        "winners": [0],
        "reason": "no bases left",
    }
    list(replay(Record.from_text(text)))
    with pytest.raises(BadRecord, match="the moves give"):
        list(replay(Record.from_text(text.replace('"winners":[0]', '"winners":[1]'))))


@pytest.mark.parametrize("text", ["", "\n\n", "x", "[]", "{}", '{"format": 1}'])
def test_what_is_no_record_is_told(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(text)


def test_an_unknown_format_is_told() -> None:
    entries = lines()
    entries[0]["format"] = 99
    with pytest.raises(BadRecord, match="format 99"):
        Record.from_text(text_of(entries))


def test_a_wrong_move_is_told_with_its_line_and_clause() -> None:
    entries = lines()
    entries[3]["move"] = "a1-a2"
    with pytest.raises(BadRecord, match="line 4") as caught:
        list(replay(Record.from_text(text_of(entries))))
    assert caught.value.clause is not None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", "0"),
        ("players", 5),
        ("seed", -1),
        ("options", {"capture": "no"}),
        ("seats", ["Red"]),
        ("result", {"winners": [9], "reason": "Blue resigned"}),
        ("result", {"winners": [-1], "reason": "Blue resigned"}),
    ],
)
def test_a_wrong_header_is_told(key: str, value: object) -> None:
    entries = lines()
    entries[0][key] = value
    with pytest.raises(BadRecord, match="line 1"):
        list(replay(Record.from_text(text_of(entries))))


def test_a_header_that_does_not_fit_its_start_is_told() -> None:
    start = {"board": "1Sf5/8/8/8/8/8/8/F7", "turn": 0, "reserves": [3, 3], "quiet": 0}
    entry = json.loads(pentaprism.from_position("prizmik", start).record().to_text())
    for change in ({"players": 3, "seats": ["a", "b", "c"]}, {"options": {"capture": "advance"}}):
        with pytest.raises(BadRecord, match="line 1"):
            list(replay(Record.from_text(json.dumps({**entry, **change}))))


@pytest.mark.parametrize("ms", [-5, 10**400, 2**60, 1.5, "1"])
def test_a_time_that_cannot_be_is_told(ms: object) -> None:
    entries = lines()
    entries[2]["ms"] = ms
    with pytest.raises(BadRecord, match="line 3"):
        Record.from_text(text_of(entries))


def test_names_may_hold_whatever_ends_a_line_for_people() -> None:
    game = pentaprism.new("prizmik").game
    begun = Record.begin(game, 2, {}, 3, seats=["A\u2028B\x85", "C\x0b"])
    assert Record.from_text(begun.to_text().replace("\n", "\r\n")) == begun


def test_a_torn_last_line_is_told_with_its_number() -> None:
    text = played().record().to_text()
    with pytest.raises(BadRecord, match="line 7"):
        Record.from_text(text[:-5])


def test_a_record_of_older_rules_says_that_they_were_revised() -> None:
    header, *moves = pentaprism.new("laser").record().to_text().splitlines()
    old = json.dumps({**json.loads(header), "rules": "1"})
    with pytest.raises(BadRecord, match=r"version 1 of the rules of Laser; they have been revised"):
        list(replay(Record.from_text("\n".join([old, *moves]))))


def test_a_record_that_names_no_data_file_is_read_by_the_first_one() -> None:
    """As it was when Prisma had one set of tiles: new tables have another one since."""
    text = (
        '{"format":1,"game":"prisma","rules":"2","players":2,"options":{},"seats":["a","b"],'
        '"seed":5,"date":"2026-11-18T09:36:28+00:00","result":null,"start":null}\n'
        '{"seat":0,"move":"place 0,1 ----br","ms":1}\n'
        '{"seat":1,"move":"place 0,2 -b--r-","ms":2}\n'
        '{"seat":0,"move":"place 0,-2 rbb--r","ms":3}\n'
        '{"seat":1,"move":"place 0,-3 r--r-r","ms":4}\n'
    )
    game = pentaprism.from_record(text).game
    position = game.position(list(replay(Record.from_text(text)))[-1])
    assert position["options"] == {}
    assert position["hands"] == [["--r--r", "-rr-rr"], ["-----r", "---rrr"]]
    assert position["stacks"][1][:4] == ["-r-r-r", "---bbb", "---r-r", "--b-bb"]
