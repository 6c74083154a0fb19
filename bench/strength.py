"""`python -m bench.strength GAME`: the full bot against greedy players, seats rotated.

One seat is the bot's, all others are greedy players'; the bot sits in every seat equally often.
Writes docs/strength/<game>.md with shares of wins and their 95 % intervals (Wilson).
"""

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from pentaprism import bots
from pentaprism.games.registry import find

FOLDER = Path(__file__).parents[1] / "docs" / "strength"


def play(game: str, players: int, number: int, simulations: int) -> float:
    """One game; the bot's share of the win."""
    kind = find(game)
    state = kind.setup(players, {}, number)
    own = number % players
    ply = 0
    while seats := kind.to_act(state):
        seat = seats[0]
        known = kind.redacted(state, seat)
        advice = bots.choose_known(
            kind,
            known,
            seat,
            bots.Limit(nodes=simulations),
            seed=number * 1_000_003 + ply,
            search=None if seat == own else "greedy",
        )
        state = kind.apply(state, seat, kind.read_move(state, seat, advice.move))
        ply += 1
    outcome = kind.outcome(state)
    assert outcome is not None
    if not outcome.winners:
        return 1 / players
    return (own in outcome.winners) / len(outcome.winners)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half / (1 + z * z / games), middle + half / (1 + z * z / games)


def table(game: str, seats: list[int], games: int, simulations: int) -> list[str]:
    lines = [
        "| players | games | the bot wins | 95 % interval | fair share |",
        "|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(2) as pool:
        for players in seats:
            began = time.monotonic()
            rounds = -(-games // players) * players
            jobs = [
                pool.submit(play, game, players, number, simulations) for number in range(rounds)
            ]
            share = sum(job.result() for job in jobs) / rounds
            low, high = interval(share, rounds)
            lines.append(
                f"| {players} | {rounds} | {share:.0%} | {low:.0%} to {high:.0%} "
                f"| {1 / players:.0%} |"
            )
            print(lines[-1], f"({time.monotonic() - began:.0f} s)", flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    asked = parser.parse_args()
    kind = find(asked.game)
    seats = asked.seats or list(range(kind.players[0], kind.players[1] + 1))
    command = f"python -m bench.strength {kind.id} --games {asked.games}"
    lines = [
        f"# {kind.name}: the bot against greedy players",
        "",
        f"`{command} --simulations {asked.simulations}`: the strongest level with "
        f"{asked.simulations} simulations a move against players who take what looks best at once "
        f"(`games/{kind.id}/greedy.py`).",
        "",
        *table(kind.id, seats, asked.games, asked.simulations),
        "",
    ]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{kind.id}.md").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
