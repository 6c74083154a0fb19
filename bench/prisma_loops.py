"""`python -m bench.prisma_loops`: how much happens in games of Prisma between equal bots.

For each level and number of players: of the placements that could have made a loop or a link, how
many did; then a game on average: loops made, relocations earned and played, loops at the end,
points of the winner; and how many games ended by six scoring loops. Writes docs/prisma-loops.md
with --write.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from pentaprism import bots
from pentaprism.core.events import kind_of
from pentaprism.games.prisma import GAME
from pentaprism.games.prisma.state import NOTHING, OPENING

PAGE = Path(__file__).parents[1] / "docs" / "prisma-loops.md"
GREEDY = "greedy"
LEVELS = (GREEDY, "beginner", "novice", "casual")


def can_earn(state: Any, seat: int) -> bool:
    """Whether some placement would make a loop or a link."""
    if state[0]["phase"] == OPENING or state[0]["earned"] != NOTHING or state[0]["lifted"] >= 0:
        return False
    moves = GAME.legal(state, seat)
    return any(GAME.apply(state, seat, move)[0]["earned"] != NOTHING for move in moves)


def happened(level: str, players: int, seed: int) -> Counter[str]:
    """What one game brought."""
    search = GREEDY if level == GREEDY else None
    limit = bots.Limit(nodes=1_000_000)
    state = GAME.setup(players, {}, seed)
    counts: Counter[str] = Counter(games=1)
    ply = 0
    while seats := GAME.to_act(state):
        seat = seats[0]
        ply += 1
        advice = bots.choose_known(
            GAME,
            GAME.redacted(state, seat),
            seat,
            limit,
            None if search else level,
            seed=seed * 100_003 + ply,
            search=search,
        )
        move = GAME.read_move(state, seat, advice.move)
        after = GAME.apply(state, seat, move)
        if can_earn(state, seat):
            counts["chances"] += 1
            counts["taken"] += int(after[0]["earned"] != NOTHING)
        counts.update(map(kind_of, GAME.events(state, seat, move, after)))
        state = after
    outcome = GAME.outcome(state)
    counts["six"] += outcome is not None and outcome.reason == "six scoring loops"
    counts["standing"] += int(state[0]["loops"])
    counts["points"] += max(score["total"] for score in GAME.scores(state))
    return counts


def line_of(level: str, players: int, games: int) -> str:
    total: Counter[str] = Counter()
    for seed in range(games):
        total.update(happened(level, players, seed))
    shown = [total[kind] / games for kind in ("loop", "earn", "drop", "standing", "points")]
    numbers = " | ".join(f"{number:.1f}" for number in shown)
    taken = f"{total['taken'] / max(total['chances'], 1):.0%}"
    return f"| {level} | {players} | {games} | {taken} | {numbers} | {total['six']} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="games for each line")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--write", action="store_true", help="write the page")
    args = parser.parse_args()
    lines = []
    for level in args.levels:
        for players in args.players:
            lines.append(line_of(level, players, args.games))
            print(lines[-1], flush=True)
    if args.write:
        PAGE.write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")


_HEAD = """# Loops and relocations in games of Prisma

Games between equal bots with the first set of tiles; what new tables have is in
[balance/prisma.md](balance/prisma.md). Made by `python -m bench.prisma_loops --write`. *Taken* is
the share of chances that were used: of all placements after the opening that could have made a
loop or a link, those that did. The other figures are for a game on average, and the last column
counts games that ended by six scoring loops.

| level | players | games | taken | loops | earned | relocated | loops left | points | six loops |
|---|---|---|---|---|---|---|---|---|---|
"""


if __name__ == "__main__":
    main()
