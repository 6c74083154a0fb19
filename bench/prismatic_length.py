"""`python -m bench.prismatic_length`: how long games of Prismatic between equal bots last.

For each level and goal the median number of rounds, how long nine games of ten last at most, the
longest game, and how many would have been ended by the round limit. Games are played without it,
but none goes on after round 200. Writes docs/prismatic-length.md with --write.
"""

import argparse
import statistics
from pathlib import Path

from pentaprism import bots
from pentaprism.games.prismatic import GAME

PAGE = Path(__file__).parents[1] / "docs" / "prismatic-length.md"
LEVELS = ("beginner", "novice", "casual", "club", "strong")
GOALS = (3, 4, 5, 6, 7)
LIMIT = 60
LONGEST = 200
GREEDY = "greedy"


def rounds_of(level: str, goal: int, players: int, seed: int) -> int:
    """The number of rounds of one game between bots of a level."""
    search = GREEDY if level == GREEDY else None
    limit = bots.Limit(nodes=1_000_000)
    options = GAME.options.for_new_game({"goal": goal, "round_limit": LONGEST})
    state = GAME.setup(players, options, seed)
    ply = 0
    while seats := GAME.to_act(state):
        known = GAME.redacted(state, seats[0])
        ply += 1
        advice = bots.choose_known(
            GAME,
            known,
            seats[0],
            limit,
            None if search else level,
            seed=seed * 100_003 + ply,
            search=search,
        )
        state = GAME.apply(state, seats[0], GAME.read_move(state, seats[0], advice.move))
    return int(state[0]["rounds"])


def line_of(level: str, goal: int, players: int, lengths: list[int]) -> str:
    ordered = sorted(lengths)
    nine_of_ten = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)]
    too_long = sum(length > LIMIT for length in ordered)
    return (
        f"| {level} | {goal} | {players} | {len(ordered)} | {statistics.median(ordered):g} "
        f"| {nine_of_ten} | {ordered[-1]} | {too_long} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games for each line")
    parser.add_argument("--levels", nargs="+", default=[GREEDY, *LEVELS])
    parser.add_argument("--goals", nargs="+", type=int, default=list(GOALS))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--write", action="store_true", help="write the page")
    args = parser.parse_args()
    lines = []
    for level in args.levels:
        for goal in args.goals:
            for players in args.players:
                lengths = [rounds_of(level, goal, players, seed) for seed in range(args.games)]
                lines.append(line_of(level, goal, players, lengths))
                print(lines[-1], flush=True)
    if args.write:
        PAGE.write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")


_HEAD = f"""# How long games of Prismatic last

Rounds of games between equal bots, without a round limit (none goes on after round {LONGEST});
made by `python -m bench.prismatic_length --write`. The last column counts the games that the
default limit of {LIMIT} rounds would have ended.

| level | goal | players | games | median | 9 of 10 within | longest | over {LIMIT} |
|---|---|---|---|---|---|---|---|
"""


if __name__ == "__main__":
    main()
