import doctest
import pkgutil
import subprocess
import sys

import pytest

import pentaprism
from pentaprism.core.outcome import Outcome


def test_playing_reads_like_the_game() -> None:
    game = pentaprism.new("prizmik", seed=7)
    assert [str(move) for move in game.legal_moves] == sorted(map(str, game.legal_moves))
    game.play(game.legal_moves[0]).play("a8+a7")
    assert game.to_act == (0,)
    assert [move.text for move in game.moves] == ["a1+a2", "a8+a7"]
    assert game.outcome is None
    assert game.scores == []


def test_undo_gives_the_very_same_position_back() -> None:
    game = pentaprism.new("prizmik")
    before = game.position()
    game.play("a1+a2")
    assert str(game.undo()) == "a1+a2"
    assert game.position() == before
    assert game.record().moves == []
    with pytest.raises(pentaprism.BadRequest, match="no move"):
        game.undo()


def test_a_wrong_move_names_its_clause_and_changes_nothing() -> None:
    game = pentaprism.new("prizmik")
    before = game.position()
    with pytest.raises(pentaprism.IllegalMove) as caught:
        game.play("a1-a2")
    assert caught.value.clause == "4"
    with pytest.raises(pentaprism.NotYourTurn):
        game.play("a8+a7", seat=1)
    assert game.position() == before


def test_positions_go_out_and_come_in() -> None:
    game = pentaprism.new("prizmik", capture="advance").play("a1+a2")
    again = pentaprism.from_position("prizmik", game.position())
    assert again.position() == game.position()
    assert again.legal_moves == game.legal_moves


def test_records_go_out_and_come_in() -> None:
    game = pentaprism.new("prizmik", capture="advance").play("a1+a2").play("h8+h7")
    again = pentaprism.from_record(game.record().to_text())
    assert again.position() == game.position()
    assert again.moves == game.moves
    assert again.undo().text == "h8+h7"


def test_a_result_that_the_moves_do_not_give_is_kept_until_the_game_goes_on() -> None:
    record = pentaprism.new("prizmik").play("a1+a2").record()
    record.moves[-1].ms = 500_000
    record.finish(Outcome((0,), "Blue resigned"))
    again = pentaprism.from_record(record.to_text())
    assert again.record().header.result == record.header.result
    went_on = again.play("h8+h7").record()
    assert went_on.header.result is None
    assert went_on.moves[-1].ms >= 500_000


def test_a_bot_gives_a_move_that_can_be_played() -> None:
    game = pentaprism.new("prizmik")
    advice = game.best(nodes=5000)
    game.play(advice.move)
    assert game.best(nodes=5000, level="novice").reason


def test_pictures() -> None:
    game = pentaprism.new("prizmik")
    assert game._repr_svg_().startswith("<svg")
    assert "a  b  c" in str(game)
    assert repr(game.play("a1+a2")) == "<PRIZMIK after 1 moves>"


def test_unknown_games_and_options_are_told() -> None:
    with pytest.raises(pentaprism.UnknownGame, match="did you mean"):
        pentaprism.new("prizmic")
    with pytest.raises(pentaprism.BadOption, match="stay, advance"):
        pentaprism.new("prizmik", capture="jump")


def test_the_documented_surface_is_what_is_exported() -> None:
    modules = {module.name for module in pkgutil.iter_modules(pentaprism.__path__)}
    public = {name for name in vars(pentaprism) if not name.startswith("_")} - modules
    assert public == set(pentaprism.__all__)
    assert doctest.testmod(pentaprism).failed == 0
    assert doctest.testmod(pentaprism).attempted > 2


def test_importing_does_not_start_numba() -> None:
    script = "import sys, pentaprism; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == ["False", "False"]


def test_names_of_games_and_the_package_of_games_are_both_there() -> None:
    import pentaprism.games.prizmik as prizmik

    assert prizmik.GAME.id in pentaprism.game_names()
