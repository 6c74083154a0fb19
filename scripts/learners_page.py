"""`python -m scripts.learners_page` writes docs/learners.md: the numbers that learners get, with
their names as they stand in the code. A test tells when the page is out of date."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "learners.md"

Part = tuple[str, int, str]

INTRODUCTION = """# For learners: what the numbers mean

Written by `python -m scripts.learners_page` from the code; a test keeps it up to date. All
interfaces (batch, PettingZoo, Gymnasium, OpenSpiel) show the same numbers.

## A batch

```python
from pentaprism import envs
from pentaprism.core.rng import generator

games = envs.batch("prism", 4096, players=4, seed=1, observe=True, mask=True, restart=True)
chance = generator(7)
for _ in range(1000):
    games.step(games.random_actions(chance))  # or any indices below games.count
    finished = games.reward[games.done]
```

The arrays are made once and overwritten by every step. `help(envs.Batch)` lists them.

* **Whose turn.** `seat` is one of the seats that may act. Where several may (secret choices,
  bids), it is the first of them after the seat that acted last, round the table; `to_act` has a
  bit for each, and `select(i, seat)` lets another one choose.
* **Actions** are indices: action k is the k-th legal move in the order in which the rules list
  them (`Game.legal`), which depends on nothing that the seat does not know. `moves` holds the
  moves themselves, `texts(i)` how people write them, `features` what they do. So a net can score
  each move by its row. Some games have fixed numbers besides, which mean the same move in every
  position: `envs.Numbering(game)` for a batch, `actions="fixed"` at all other interfaces.
* **The clock** of a game played in real time is not a seat. While it runs, the last choice of a
  seat is to wait (move -1, a row of zeros in `features`). When everybody who may act has waited
  since the last move, or nobody may act, time is up.
* **Rewards** come with the step that ends a game; all others give zeros. `share`: the winners
  share 1, a draw is shared by all, so the rewards of a game add up to 1. `zero-sum`: that less 1
  / players. `points`: each seat's points, in games that have them.
* **Restart.** With `restart=True` the step that ends a game also begins its next episode:
  `reward` and `done` are those of the end, everything else is already the new game. Without it
  the game stays as it ended and ignores its actions until `reset`.
* **Seeds.** Episode k of game i is set up with `envs.episode_seed(seed, i, k)`, in every
  interface, process and number of threads; a single environment is game 0. `Game.setup(players,
  options, games.setup_seed(i))` begins the same episode alone.
* **Threads.** `threads=2` cuts the games into slices. The results do not depend on it.
* **Errors.** Actions of a wrong shape, type or range are refused before anything is played, and
  the first bad one is named.

## Memory

Bytes a game in a batch, with the most players. The system hands out memory when it is first
written to, and of the moves only as many are written as there are: what a batch really takes is
less where the list of moves is long.

"""


def page() -> str:
    parts = [INTRODUCTION, "\n".join(_memory()), "\n"]
    for game in GAMES:
        parts += ["\n", "\n".join(_section(game)), "\n"]
    return "".join(parts)


def _memory() -> Iterator[str]:
    yield "| game | record | moves | all without extras | observation | mask | features |"
    yield "|---|---|---|---|---|---|---|"
    for game in GAMES:
        games = envs.batch(game, 1, game.players[1])
        features = 4 * games.most * len(envs.feature_names(game))
        yield (
            f"| {game.name} | {games.states.nbytes:,} | {games.moves.nbytes:,} | {games.nbytes:,} "
            f"| {4 * game.rules.OBSERVATION:,} | {games.most:,} | {features:,} |"
        )


def _section(game: Game) -> Iterator[str]:
    assert game.features
    most = envs.batch(game, 1).most
    yield f"## {game.name}"
    yield ""
    yield f"Actions: 0 to {most - 1:,} (indices of legal moves)."
    if game.numbering:
        yield f"Fixed numbers: 0 to {envs.Numbering(game).size - 1:,}. {game.numbering.ABOUT}"
    yield ""
    yield f"An observation has {game.rules.OBSERVATION:,} numbers:"
    yield ""
    yield "| at | numbers | what | meaning |"
    yield "|---|---|---|---|"
    yield from _rows(game.features.OBSERVED)
    yield ""
    yield f"A move has {len(game.features.FEATURES)} features:"
    yield ""
    yield "| at | what | meaning |"
    yield "|---|---|---|"
    for at, (name, meaning) in enumerate(game.features.FEATURES):
        yield f"| {at} | {name} | {meaning} |"


def _rows(observed: Sequence[Part]) -> Iterator[str]:
    """A row a part; parts that differ only by the numbers in their names share one."""
    rows: dict[tuple[str, int, str], list[tuple[int, str]]] = {}
    at = 0
    for name, size, meaning in observed:
        rows.setdefault((re.sub(r"\d+", "N", name), size, meaning), []).append((at, name))
        at += size
    for (_, size, meaning), places in rows.items():
        first, name = places[0]
        where = str(first)
        if len(places) > 1:
            where += f", every {places[1][0] - first} up to {places[-1][0]}"
            name += f" ... {places[-1][1]}"
        yield f"| {where} | {size} | {name} | {meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
