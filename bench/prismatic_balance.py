"""`python -m bench.prismatic_balance`: how the cards of Prismatic fare in games of quick bots.

For each card: in how many of the games that showed it it was created, and how often who created it
won, as a multiple of a fair share. Then the length of games for goals 3, 5 and 7, and what the
first starter's seat is worth. Writes docs/prismatic-balance.md.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import generator, random
from pentaprism.games.prismatic import GAME, greedy, rules
from pentaprism.games.prismatic.cards import Card, cards
from pentaprism.games.prismatic.state import MAX_CARDS, STATE
from pentaprism.search.playout import one_of

PAGE = Path(__file__).parents[1] / "docs" / "prismatic-balance.md"
#: No card may be created in fewer or more of the games that show it, nor win less or more often.
CREATED = (0.15, 0.90)
WINNING = (0.80, 1.25)
NOISE = 0.15
LONGEST = 20_000
_SHOWN, _CREATED, _WON = range(3)


@kernel
def play(states: Any, players: int, options: Any, g: Any, moves: Any, tally: Any) -> int:
    """One game of quick bots; the number of moves. Adds to the tally of each card."""
    s = states[0]
    rules.setup(s, players, options, random(g[0]))
    shown, n = U(0), 0
    seats = rules.to_act(s)
    while seats != 0 and n < LONGEST:
        seat = one_of(seats, random(g[0]))
        rules.apply(s, seat, greedy.choose(states, seat, g, moves, NOISE))
        seats = rules.to_act(s)
        shown |= s.common
        for other in range(players):
            shown |= s.progress[other]
        n += 1
    for card in range(MAX_CARDS):
        here = bits.bit(card)
        tally[card, _SHOWN] += 1 if shown & here != U(0) else 0
        for seat in range(players):
            if s.created[seat] & here != U(0):
                tally[card, _CREATED] += 1
                tally[card, _WON] += 1 if s.winner == seat + 1 else 0
    return n


def run(players: int, goal: int, games: int, seed: int) -> dict[str, Any]:
    states = np.zeros(2, STATE)
    moves = np.zeros(rules.MAX_MOVES, np.int64)
    tally = np.zeros((MAX_CARDS, 3), np.int64)
    options = GAME.options.numbers({"goal": goal})
    g = generator(seed)
    lengths, points, first = [], [], 0
    for _ in range(games):
        # The first starter is known once the set-up is dealt; it is drawn from the same seed.
        start = GAME.setup(players, {"goal": goal}, _next_seed(g))
        play(states, players, options, g, moves, tally)
        lengths.append(int(states[0]["rounds"]))
        points.append(int(np.max(GAME.scores(states[:1]))))
        first += int(states[0]["winner"]) - 1 == int(start[0]["starter"])
    return {"tally": tally, "rounds": lengths, "points": points, "first": first / games}


def _next_seed(g: Any) -> int:
    """The seed that `play` will use, without using it up."""
    return int(random(g.copy()[0]))


def card_lines(tally: Any, fair: float) -> tuple[list[str], list[str]]:
    """The table, and what is outside the band."""
    lines = [
        "| no. | card | type | cost | stars | created | winning |",
        "|---|---|---|---|---|---|---|",
    ]
    outside = []
    for number, card in enumerate(cards("standard"), 1):
        shown, created, won = (int(n) for n in tally[number - 1])
        rate, winning = created / max(shown, 1), won / max(created, 1) / fair
        lines.append(_line(number, card, rate, winning))
        if not CREATED[0] <= rate <= CREATED[1] or not WINNING[0] <= winning <= WINNING[1]:
            outside.append(lines[-1])
    return lines, outside


def _line(number: int, card: Card, rate: float, winning: float) -> str:
    return (
        f"| {number} | {card.name} | {card.type} | {card.cost} | {card.stars} "
        f"| {rate:.0%} | {winning:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.prismatic_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    total = np.zeros((MAX_CARDS, 3), np.int64)
    fair_sum, creations = 0.0, 0
    seats = ["| players | games | first starter wins | fair share |", "|---|---|---|---|"]
    for players in (2, 3, 4):
        found = run(players, 5, asked.games, asked.seed)
        total += found["tally"]
        made = int(found["tally"][:, _CREATED].sum())
        fair_sum += int(found["tally"][:, _WON].sum())
        creations += made
        seats.append(f"| {players} | {asked.games} | {found['first']:.1%} | {1 / players:.1%} |")
    # Winners create more cards than losers, so a card's fair share is that of the average card.
    lines, outside = card_lines(total, fair_sum / creations)
    lengths = [
        "| goal | players | rounds: median | 10 % to 90 % | winner's stars |",
        "|---|---|---|---|---|",
    ]
    for goal in (3, 5, 7):
        for players in (2, 3, 4):
            found = run(players, goal, max(asked.games // 8, 50), asked.seed + goal)
            low, middle, high = np.percentile(found["rounds"], [10, 50, 90])
            lengths.append(
                f"| {goal} | {players} | {middle:.0f} | {low:.0f} to {high:.0f} "
                f"| {np.mean(found['points']):.1f} |"
            )
    PAGE.write_text("\n".join(_page(asked.games, lines, outside, lengths, seats)), "utf-8")
    print("\n".join([*lines, "", *seats, "", *lengths, "", f"outside: {len(outside)}", *outside]))
    print(f"{time.monotonic() - began:.0f} s")


def _page(
    games: int, lines: list[str], outside: list[str], lengths: list[str], seats: list[str]
) -> list[str]:
    verdict = "No card is outside." if not outside else f"Outside: {len(outside)} cards."
    return [
        "# Prismatic: the balance of the cards",
        "",
        f"`python -m bench.prismatic_balance --games {games}`: {games} games each with 2, 3 and 4 "
        "quick bots (`games/prismatic/greedy.py` with noise), goal 5.",
        "",
        "*Created*: in how many of the games that showed the card somebody created it. *Winning*: "
        "how often its creator won, 1.00 being the average over all created cards. The band: "
        f"created in {CREATED[0]:.0%} to {CREATED[1]:.0%}, winning {WINNING[0]:.2f} to "
        f"{WINNING[1]:.2f}. {verdict}",
        "",
        *lines,
        "",
        "## Seats",
        "",
        *seats,
        "",
        "## Length",
        "",
        *lengths,
        "",
    ]


if __name__ == "__main__":
    main()
