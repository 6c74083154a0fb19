"""Which clauses matter: what is counted in a game, and what is said of many."""

import msgspec
import pytest

from pentaprism.arena import table
from pentaprism.arena.contestants import player_of
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.games import registry, rulebook
from pentaprism.lab.clauses import watch
from pentaprism.lab.questions import Plan, ask
from pentaprism.lab.trials import Block

SEED = 5


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.id)
def test_every_clause_is_counted_or_cannot_be_asked(game: Game) -> None:
    part = game.clauses
    assert part is not None
    assert not part.COUNTED.keys() & part.UNASKED.keys()
    assert sorted([*part.COUNTED, *part.UNASKED]) == sorted(rulebook.clauses(game.id))
    for players, options in part.WAYS:
        game.check_players(players)
        game.options.complete(options)


def test_what_happens_in_a_game_is_counted_clause_by_clause() -> None:
    game = registry.find("prizmik")
    found = watch(game, 2, {}, SEED, "greedy")
    _, moves = table.play(game, 2, {}, SEED, [0, 0], [player_of("greedy", game)])
    texts = [game.text.move_text(move.move) for move in moves]
    happened = {clause: counts[0] for clause, counts in found.items()}
    assert happened["5"] == sum("+" in text for text in texts)
    assert happened["6"] == happened["7"] == sum("x" in text for text in texts)
    assert happened["9"] >= sum(text.endswith("=") for text in texts)
    assert sum(happened.get(end, 0) for end in ("10", "11", "12")) == 1
    # A piece that has left a square cannot be moved from it: the third clause only forbids.
    assert found["3"][0] == 0 < found["3"][1]


def test_the_same_seed_counts_the_same() -> None:
    game = registry.find("prizmik")
    assert watch(game, 2, {}, SEED, "greedy") == watch(game, 2, {}, SEED, "greedy")


def test_a_clause_counts_once_a_game_however_often_it_decides() -> None:
    question = ask(Plan(question="clauses", game="prizmik", players=(), levels=("greedy",)))
    games: list[dict[str, tuple[int, int]]] = [{"9": (4, 0)}, {"9": (0, 2), "5": (1, 0)}, {}, {}]
    for place, found in enumerate(games):  # two trials, the options' defaults and `advance`
        question.add(place % 2, Block(place // 2, place, msgspec.json.encode(found)))
    answer = question.answer(True)
    assert answer.games == 4
    shares = {
        chart.id: {line.name.partition(".")[0]: line.mean for line in chart.lines}
        for chart in answer.charts
    }
    assert (shares["clauses"]["9"], shares["clauses"]["5"], shares["clauses"]["12"]) == (
        0.5,
        0.25,
        0,
    )
    assert shares["clauses-happen"]["9"] == shares["clauses-forbid"]["9"] == 0.25


def test_other_numbers_of_players_than_the_game_looks_at_have_no_games() -> None:
    with pytest.raises(BadRequest):
        ask(Plan(question="clauses", game="prizmik", players=(7,), levels=("greedy",)))


def test_an_interval_holds_its_mean_where_trials_differ() -> None:
    """One trial always, the other never: fed one trial after the other, as they are played."""
    question = ask(Plan(question="clauses", game="prizmik", players=(), levels=("greedy",)))
    for trial, found in enumerate(({"9": (1, 0)}, {})):
        for number in range(40):
            question.add(trial, Block(number, number, msgspec.json.encode(found)))
    line = next(line for line in question.answer(True).charts[0].lines if line.name[:2] == "9.")
    assert line.mean == 0.5
    assert line.low < 0.5 < line.high
