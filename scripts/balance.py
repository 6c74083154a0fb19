"""Write docs/balance/<game>.md: what the lab says of our own games.

python -m scripts.balance prisma             plays and writes one page
python -m scripts.balance prismatic --games 2000 --log balance.sqlite

A page that was stopped is gone on with from the log."""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from pentaprism.arena.workers import open_workers
from pentaprism.cli.lab import chart_title, line_name
from pentaprism.games import registry
from pentaprism.games.prismatic import cards
from pentaprism.lab.answers import Answer, Chart, Mean
from pentaprism.lab.log import LabLog
from pentaprism.lab.questions import Plan, ask
from pentaprism.lab.run import run

PAGES = Path(__file__).parents[1] / "docs" / "balance"
#: A card of Prismatic shall be created in so many of the games in which it could be.
BAND = (0.25, 0.75)


class Bench:
    """Where questions are asked, and how many games each gets."""

    def __init__(self, log: LabLog, workers: Any, games: int) -> None:
        self._log, self._workers, self.games = log, workers, games

    def ask(self, question: str, game: str, games: int | None = None, **plan: Any) -> Answer:
        asked = Plan(question=question, game=game, **plan)
        found = ask(asked)
        for _ in run(self._log, found, self._workers, games or self.games, asked.title):
            pass
        answer = found.answer(True)
        print(f"{answer.title}: {answer.games} games", flush=True)
        return answer


def table(answer: Answer, chart: Chart, keep: Callable[[Mean], bool] = lambda line: True) -> str:
    share = chart.unit == "share"

    def number(value: float) -> str:
        return f"{value:+.1%}" if share and chart.lines[0].fair == 0 else _plain(value, share)

    lines = [
        f"**{chart_title(chart.id)}**",
        "",
        "| | mean | interval | games | |",
        "|---|---:|---:|---:|---|",
    ]
    lines += [
        f"| {line_name(answer.game, line)} | {number(line.mean)} "
        f"| {number(line.low)} to {number(line.high)} | {line.count} "
        f"| {'effect' if line.found else ''} |"
        for line in chart.lines
        if keep(line)
    ]
    return "\n".join([*lines, ""])


def _plain(value: float, share: bool) -> str:
    return f"{value:.1%}" if share else f"{value:.2f}"


def charts(answer: Answer, ids: Iterable[str] | None = None) -> list[str]:
    wanted = None if ids is None else set(ids)
    return [table(answer, chart) for chart in answer.charts if wanted is None or chart.id in wanted]


def chart_of(answer: Answer, name: str) -> Chart:
    return next(chart for chart in answer.charts if chart.id == name)


# -- the pages


def prisma(bench: Bench) -> list[str]:
    """The standard tile set beside `rings`."""
    parts = [
        "# Prisma: two tile sets",
        "",
        "Loops, links and relocations are a key skill by the rulebook, and hardly happen with the",
        "standard set. `rings` has the same kinds of tile, with more of three and four beams.",
        f"Games of equal bots; made by `python -m scripts.balance prisma --games {bench.games}`.",
        "",
    ]
    for level, players in (
        ("greedy", 2),
        ("greedy", 3),
        ("greedy", 4),
        ("casual", 2),
        ("casual", 4),
    ):
        answer = bench.ask(
            "compare",
            "prisma",
            players=(players,),
            levels=(level,),
            other={"tiles": "rings"},
            measure="loops",
            games=bench.games // 2,
        )
        parts += [f"## {level}, {players} players: what `rings` changes", ""]
        parts.append(f"Verdict for loops: {answer.verdict}, after {answer.games} games.\n")
        parts += charts(answer, ("difference", "difference-share"))
    for tiles in ("standard", "rings"):
        answer = bench.ask(
            "seats",
            "prisma",
            players=(2, 3, 4),
            levels=("greedy",),
            options={} if tiles == "standard" else {"tiles": tiles},
        )
        parts += [f"## Seats with the set `{tiles}`", "", *charts(answer)]
    return parts


def prismatic(bench: Bench) -> list[str]:
    """Each card: how often created, and what it is really worth."""
    answers = [
        bench.ask("cards", "prismatic", players=(players,), levels=("greedy",), games=games)
        for players, games in ((2, bench.games), (3, bench.games // 2), (4, bench.games // 2))
    ]
    parts = [
        "# Prismatic: what each card is worth",
        "",
        f"Games of greedy bots, goal 5; made by `python -m scripts.balance prismatic --games "
        f"{bench.games}`. A card is in the band if it is created in {BAND[0]:.0%} to {BAND[1]:.0%}",
        "of the games in which it could be (those that showed it).",
        "",
        "| no. | card | cost | stars | created (2, 3, 4 players) | swapped in (2 players) "
        "| missed (2 players) | creator won | band |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    deck = cards.cards("standard")
    used = [{line.name: line for line in chart_of(each, "used").lines} for each in answers]
    by = {
        name: {line.name: line for line in chart_of(answers[0], name).lines}
        for name in ("swapped", "missed", "creator")
    }
    outside = 0
    for n, card in enumerate(deck, 1):
        rates = [each[card.name].mean if card.name in each else 0.0 for each in used]
        mean = sum(rates) / len(rates)
        band = "" if BAND[0] <= mean <= BAND[1] else ("too often" if mean > BAND[1] else "rarely")
        outside += bool(band)
        parts.append(
            f"| {n} | {card.name} | {card.cost} | {card.stars} "
            f"| {', '.join(f'{rate:.0%}' for rate in rates)} | {_effect(by['swapped'], card.name)} "
            f"| {_effect(by['missed'], card.name)} | {by['creator'][card.name].mean:.0%} | {band} |"
        )
    parts += ["", f"Outside the band: {outside} of {len(deck)} cards.", ""]
    parts += charts(answers[0], ("dealt", "swapped", "missed"))
    return parts


def _effect(lines: dict[str, Mean], name: str) -> str:
    line = lines.get(name)
    if line is None:
        return ""
    text = f"{line.mean:+.1%} ({line.low:+.1%} to {line.high:+.1%})"
    return f"**{text}**" if line.found else text


def prism(bench: Bench) -> list[str]:
    """Rounds without a winner, discards, and the worth of cards."""
    parts = [
        "# PRISM: the deck",
        "",
        "Games of greedy bots, and of casual ones; made by "
        f"`python -m scripts.balance prism --games {bench.games}`.",
        "",
    ]
    for level in ("greedy", "casual"):
        answer = bench.ask(
            "shape", "prism", players=(2, 4, 6), levels=(level,), games=bench.games // 4
        )
        parts += [f"## How a match goes: {level}", "", *charts(answer)]
    answer = bench.ask("cards", "prism", players=(3,), levels=("greedy",), games=bench.games // 4)
    parts += ["## What a card is worth in the first hand, 3 players", "", *charts(answer)]
    return parts


def laser(bench: Bench) -> list[str]:
    """Which deals are dull: nothing to find, or nothing to think about."""
    game = registry.find("laser")
    solver = game.solver
    assert solver is not None
    counts: dict[str, dict[str, int]] = {}
    for seed in range(bench.games):
        position = game.position(game.setup(3, {}, seed))
        keys = ("ring", "floor", "stock", "cards")
        puzzle = {"mode": "competitive", **{key: position[key] for key in keys}}
        found = solver.solve(puzzle, 10)
        kind = "no solution" if found["min"] is None else f"least cost {min(found['min'], 10)}"
        for group in ("all deals", _cards_alike(position["cards"])):
            of_group = counts.setdefault(group, {})
            of_group[kind] = of_group.get(kind, 0) + 1
    kinds = sorted(
        {kind for group in counts.values() for kind in group},
        key=lambda kind: (not kind.startswith("no"), len(kind), kind),
    )
    parts = [
        "# Laser: which deals are dull",
        "",
        f"First rounds in competition with two cards, {bench.games} deals solved exactly; made by",
        f"`python -m scripts.balance laser --games {bench.games}`. A deal is dull if it has no "
        "solution, or one that everybody sees at once (cost 2 or 3).",
        "",
        f"| deals | how many | {' | '.join(kinds)} | dull |",
        "|---|---:|" + "---:|" * (len(kinds) + 1),
    ]
    for group, of_group in sorted(counts.items()):
        total = sum(of_group.values())
        dull = sum(
            n
            for kind, n in of_group.items()
            if kind in ("no solution", "least cost 2", "least cost 3")
        )
        shares = " | ".join(f"{of_group.get(kind, 0) / total:.1%}" for kind in kinds)
        parts.append(f"| {group} | {total} | {shares} | {dull / total:.1%} |")
    return [*parts, ""]


def _cards_alike(dealt: list[str]) -> str:
    colours, floors = {card[0] for card in dealt}, {card[-1] for card in dealt}
    if len(colours) < len(dealt):
        return "two cards of one colour"
    return "of two colours, one floor" if len(floors) < len(dealt) else "of two colours and floors"


GAMES: dict[str, Callable[[Bench], list[str]]] = {
    "prisma": prisma,
    "prismatic": prismatic,
    "prism": prism,
    "laser": laser,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.balance", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log", default="balance.sqlite")
    asked = parser.parse_args()
    PAGES.mkdir(exist_ok=True)
    workers = open_workers("local", asked.workers)
    try:
        with LabLog(asked.log) as log:
            parts = GAMES[asked.game](Bench(log, workers, asked.games))
    finally:
        workers.close()
    (PAGES / f"{asked.game}.md").write_text("\n".join(parts).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
