"""Write docs/balance/<game>.md: what the lab says of our own games.

python -m scripts.balance prisma             plays and writes one page
python -m scripts.balance prismatic --games 2000 --log balance.sqlite

A page that was stopped is gone on with from the log."""

import argparse
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any

from pentaprism.arena.workers import open_workers
from pentaprism.cli.lab import chart_title, line_name
from pentaprism.games.prismatic import cards
from pentaprism.lab.answers import Answer, Chart, Mean
from pentaprism.lab.log import LabLog
from pentaprism.lab.questions import Plan, Question, ask
from pentaprism.lab.run import run
from pentaprism.lab.trials import PLAIN
from scripts import balance_laser

PAGES = Path(__file__).parents[1] / "docs" / "balance"
#: A card of Prismatic shall be created in so many of the games in which it could be.
BAND = (0.25, 0.75)


class _ToTheEnd:
    """A question that is not answered before all its games are played: a page is for figures, not
    only for a verdict."""

    def __init__(self, question: Question) -> None:
        self.trials = question.trials
        self.add, self.answer = question.add, question.answer

    @property
    def decided(self) -> bool:
        return False


class Bench:
    """Where questions are asked, and how many games each gets."""

    def __init__(self, log: LabLog, workers: Any, games: int) -> None:
        self._log, self._workers, self.games = log, workers, games

    def ask(
        self,
        question: str,
        game: str,
        games: int | None = None,
        kinds: tuple[str, ...] = (),
        **plan: Any,
    ) -> Answer:
        """Play and answer; of the trials of a question only those of the named kinds."""
        asked = Plan(question=question, game=game, **plan)
        found = ask(asked)
        if kinds:
            found.trials = [trial for trial in found.trials if trial.kind in kinds]
        for _ in run(self._log, _ToTheEnd(found), self._workers, games or self.games, asked.title):
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


#: Of Prisma: what the page tells of the two sets.
_OF_TILES = (
    *("prisma/loops", "prisma/links", "prisma/earned", "prisma/relocations", "prisma/standing"),
    *("prisma/six-loops", "moves", "choices", "leads", "margin", "comeback", "drawn", "first"),
)


#: The levels that play Prisma, and their part of the games: those that think long get fewer.
_LEVELS = {"greedy": 1.0, "beginner": 1.0, "casual": 1.0, "club": 0.1}


def prisma(bench: Bench) -> list[str]:
    """The first tile set beside `rings`, which new tables have."""
    parts = [
        "# Prisma: two tile sets",
        "",
        "Loops, links and relocations are a key skill by the rulebook, and hardly happened with",
        "the first set. `rings`, which new tables have, has the same kinds of tile, with more of",
        "three and four beams. Games of equal bots, with the same luck of the bots in both sets;",
        f"made by `python -m scripts.balance prisma --games {bench.games}`.",
        "",
    ]
    for level, players in product(_LEVELS, (2, 3, 4)):
        answer = bench.ask(
            "compare",
            "prisma",
            max(2, int(_LEVELS[level] * bench.games)),
            players=(players,),
            levels=(level,),
            options={"tiles": "standard"},
            other={"tiles": "rings"},
            measure="loops",
        )
        parts += [f"## {level}, {players} players", "", *_versions(answer, _OF_TILES)]
    for tiles in ("standard", "rings"):
        answer = bench.ask(
            "seats",
            "prisma",
            players=(2, 3, 4),
            levels=("greedy", "casual"),
            options={"tiles": tiles},
        )
        parts += [f"## Seats with the set `{tiles}`", "", *charts(answer)]
    return [
        *parts,
        "Who begins is drawn by lot, so no seat has that against it. Turn order itself is not fair",
        "with either set: whoever is last in it places the last tile, which nobody answers.",
    ]


def _versions(answer: Answer, names: tuple[str, ...]) -> list[str]:
    """A table of both versions: what each measure was, is, and the difference."""
    lines = {}
    for chart in answer.charts:
        version = chart.id.partition("-")[0]
        lines |= {(version, line.name): (line, chart.unit == "share") for line in chart.lines}
    parts = [
        "| | first set | `rings` | difference | interval | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for name in names:
        change, share = lines["difference", name]
        before, after = (_plain(lines[side, name][0].mean, share) for side in ("before", "after"))
        low, high = _plain(change.low, share), _plain(change.high, share)
        parts.append(
            f"| {line_name(answer.game, change)} | {before} | {after} "
            f"| {_plain(change.mean, share)} | {low} to {high} "
            f"| {'effect' if change.found else ''} |"
        )
    return [*parts, "", f"{answer.games} games; loops: {answer.verdict}.", ""]


def prismatic(bench: Bench) -> list[str]:
    """Each card: how often created, and what it is really worth."""
    used = {
        (level, players): _created(bench, level, players)
        for level in ("greedy", "casual")
        for players in (2, 3, 4)
    }
    worth = bench.ask("cards", "prismatic", players=(2,), levels=("greedy",), options=_SECOND)
    by = {
        name: {line.name: line for line in chart_of(worth, name).lines}
        for name in ("dealt", "swapped", "missed", "creator")
    }
    deck, first = cards.cards("second"), cards.cards("standard")
    outside = 0
    lines = []
    for n, (card, old) in enumerate(zip(deck, first, strict=True), 1):
        rates = [each[card.name].mean for each in used.values()]
        band = _band(rates[:3])
        outside += bool(band)
        changed = "" if card == old else f" ({old.cost}, {old.stars})"
        lines.append(
            f"| {n} | {card.name} | {card.cost}, {card.stars}{changed} "
            f"| {_rates(rates[:3])} | {_rates(rates[3:])} | {_effect(by['dealt'], card.name)} "
            f"| {_effect(by['swapped'], card.name)} | {_effect(by['missed'], card.name)} "
            f"| {by['creator'][card.name].mean:.0%} | {band} |"
        )
    biased = [by["creator"][card.name].mean for card in deck if card.stars == 3]
    real = [by["swapped"][card.name].mean for card in deck if card.stars == 3]
    return [
        "# Prismatic: what each card is worth",
        "",
        f"The cards of new tables (`second`), goal 5; made by `python -m scripts.balance prismatic "
        f"--games {bench.games}`. In brackets what the first edition asked for, where a card was "
        "changed.",
        "",
        "*Created*: in how many of the games in which it could be somebody created it, with 2, 3 "
        "and 4 players. It could be if it lay among the common cards, or in somebody's progress, "
        "when motes were committed, so that a whole round with it followed. The band is "
        f"{BAND[0]:.0%} to {BAND[1]:.0%} for greedy bots with each number of players; of "
        f"{len(deck)} cards {outside} are outside. *Dealt*, *swapped in* and *missed* are what "
        "[the lab](../lab.md) calls them, greedy bots, 2 players, bold where it may be claimed.",
        "",
        "| no. | card | cost, stars | created: greedy | casual | dealt | swapped in | missed "
        "| creator won | band |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *lines,
        "",
        "## Why the creator's wins say little",
        "",
        f"Creators of the {len(biased)} cards with three stars won {_mean(biased):.0%} of their "
        f"games of two, which looks like {_mean(biased) - 0.5:+.0%}. The same deal with such a "
        f"card swapped in gave its owner {_mean(real):+.1%} on average. Who is ahead has what such "
        "a card costs: creating it is what winners do, not what makes them win.",
        "",
    ]


_SECOND = {"cards": "second"}


def _created(bench: Bench, level: str, players: int) -> dict[str, Mean]:
    games = 2 * bench.games if level == "greedy" else bench.games // 2
    answer = bench.ask(
        "cards",
        "prismatic",
        games,
        (PLAIN,),
        players=(players,),
        levels=(level,),
        options=_SECOND,
    )
    return {line.name: line for line in chart_of(answer, "used").lines}


def _band(rates: list[float]) -> str:
    if max(rates) > BAND[1]:
        return "too often"
    return "rarely" if min(rates) < BAND[0] else ""


def _rates(rates: list[float]) -> str:
    return ", ".join(f"{rate:.0%}" for rate in rates)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _effect(lines: dict[str, Mean], name: str) -> str:
    line = lines.get(name)
    if line is None:
        return ""
    text = f"{line.mean:+.1%} ({line.low:+.1%} to {line.high:+.1%})"
    return f"**{text}**" if line.found else text


def prism(bench: Bench) -> list[str]:
    """Rounds without a winner, discards, and the worth of cards."""
    answers = {
        level: bench.ask(
            "shape",
            "prism",
            players=(2, 3, 4, 6),
            levels=(level,),
            games=bench.games if level == "greedy" else bench.games // 8,
        )
        for level in ("greedy", "casual")
    }
    parts = [
        "# PRISM: the deck",
        "",
        "Matches to 50 points of greedy bots, and fewer of casual ones; made by "
        f"`python -m scripts.balance prism --games {bench.games}`.",
        "",
        "## Rounds without a winner, and discards",
        "",
        "A card is played or discarded in every turn; *discarded* is the share of cards that were "
        "thrown away.",
        "",
        "| bots | players | matches | rounds | without a winner | cards a round | discarded "
        "| blocked, of takes |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for level, answer in answers.items():
        parts += [_deck_line(answer, level, players) for players in (2, 3, 4, 6)]
    for level, answer in answers.items():
        parts += ["", f"## How a match goes: {level}", "", *charts(answer)]
    answer = bench.ask("cards", "prism", players=(3,), levels=("greedy",), games=bench.games // 4)
    parts += ["## What a card is worth in the first hand, 3 players", "", *charts(answer)]
    return parts


def _deck_line(answer: Answer, level: str, players: int) -> str:
    found = {line.name: line for line in chart_of(answer, f"numbers: {level}, {players}").lines}
    mean = {name.removeprefix("prism/"): line.mean for name, line in found.items()}
    cards_played = mean["plays"] + mean["discards"]
    takes = mean["do-block"] + mean["do-allow"]
    return (
        f"| {level} | {players} | {found['moves'].count} | {mean['rounds']:.1f} "
        f"| {mean['unwon'] / mean['rounds']:.1%} | {cards_played / mean['rounds']:.1f} "
        f"| {mean['discards'] / cards_played:.1%} | {mean['do-block'] / max(takes, 1e-9):.1%} |"
    )


def laser(bench: Bench) -> list[str]:
    return balance_laser.page(bench.games)


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
