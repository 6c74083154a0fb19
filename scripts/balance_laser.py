"""What docs/balance/laser.md says: which deals of Laser are dull, and how to avoid them.

Deals are solved exactly. A deal is dull if nothing can be found, or if the answer costs 2 or 3,
which everybody sees at once. Whether a deal is dull is then told by what can be seen without
solving it: for each card the cheapest single mix that completes it, each for itself."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, NamedTuple

from pentaprism.games import registry

COLOURS = "RYGCBM"
TILES = 12
#: Answers that cost so little need no thought.
SEEN_AT_ONCE = 3
#: What a card costs for which no single mix does.
NO_MIX = 9
_APART = ("of one colour", "neighbours", "with one colour between", "opposite")
_COSTS = (2, 3, 4, 5, 6, 7, 8)


class Deal(NamedTuple):
    """What is told of one deal; `least` is None where nothing can be found."""

    least: int | None
    steps: int
    totals: int
    mixes: int  # what the cheapest single mix of each card costs, together
    apart: int  # how far from each other the colours of the first two cards are in the circle
    floors: int

    @property
    def is_dull(self) -> bool:
        return self.least is None or self.least <= SEEN_AT_ONCE


def deal(options: dict[str, Any], seed: int) -> Deal:
    game = registry.find("laser")
    solver = game.solver
    assert solver is not None
    position = game.position(game.setup(3, options, seed))
    puzzle = {key: position[key] for key in ("ring", "floor", "stock", "cards")}
    found = solver.solve({"mode": options.get("mode", "competitive"), **puzzle}, 10)
    cards = position["cards"]
    there = [COLOURS.index(card[0]) for card in cards[:2]]
    away = (there[0] - there[-1]) % len(COLOURS)
    return Deal(
        found["min"],
        len(found["line"] or ()),
        len(found["totals"]),
        sum(_cheapest_mix(position, card) for card in cards),
        min(away, len(COLOURS) - away),
        len({card[1:] for card in cards}),
    )


def _cheapest_mix(position: dict[str, Any], card: str) -> int:
    """The steps of the cheapest single mix that completes the card."""
    ring, floor = position["ring"], position["floor"]
    wanted = COLOURS.index(card[0])
    parents = {COLOURS[(wanted - 1) % 6], COLOURS[(wanted + 1) % 6]}
    steps = [NO_MIX]
    for start, end in product(range(TILES), repeat=2):
        if {ring[start], ring[end]} == parents and card[1:] in ("", (floor or "")[end : end + 1]):
            away = (start - end) % TILES
            steps.append(min(away, TILES - away))
    return min(steps)


def _share(deals: list[Deal], of: Callable[[Deal], bool]) -> str:
    return f"{sum(map(of, deals)) / len(deals):.1%}"


def _cost_line(name: str, deals: list[Deal]) -> str:
    costs = [_share(deals, lambda each, cost=cost: each.least == cost) for cost in _COSTS]
    more = _share(deals, lambda each: each.least is not None and each.least > _COSTS[-1])
    none = _share(deals, lambda each: each.least is None)
    dull = _share(deals, lambda each: each.is_dull)
    return f"| {name} | {len(deals)} | {none} | {' | '.join(costs)} | {more} | {dull} |"


def _by(deals: list[Deal], of: Callable[[Deal], int]) -> dict[int, list[Deal]]:
    groups: dict[int, list[Deal]] = {}
    for each in deals:
        groups.setdefault(of(each), []).append(each)
    return dict(sorted(groups.items()))


def page(games: int) -> list[str]:
    two = [deal({}, seed) for seed in range(games)]
    others = {
        f"competition, {cards} cards": [
            deal({"cards": cards}, seed) for seed in range(max(games // 4, 1))
        ]
        for cards in (3, 4, 5)
    }
    others["team"] = [deal({"mode": "team"}, seed) for seed in range(max(games // 4, 1))]
    return [
        "# Laser: which deals are dull",
        "",
        f"First rounds of three players, {games} deals with two cards and a quarter of that for",
        f"the others, solved exactly; made by `python -m scripts.balance laser --games {games}`. A",
        "deal is dull if nothing can be found, or if the answer costs 2 or 3, which everybody sees",
        "at once.",
        "",
        "## The least cost",
        "",
        f"| deals | how many | no answer | {' | '.join(map(str, _COSTS))} | more | dull |",
        "|---|---:|" + "---:|" * (len(_COSTS) + 3),
        _cost_line("competition, 2 cards", two),
        *(_cost_line(name, deals) for name, deals in others.items()),
        "",
        *_what_makes_dull(two),
        *_what_to_avoid(two),
    ]


def _what_makes_dull(deals: list[Deal]) -> list[str]:
    def lines(groups: Iterable[tuple[str, list[Deal]]]) -> list[str]:
        return [
            f"| {name} | {len(of) / len(deals):.1%} "
            f"| {sum(each.steps for each in of) / len(of):.1f} "
            f"| {sum(each.totals for each in of) / len(of):.1f} "
            f"| {_share(of, lambda each: each.is_dull)} |"
            for name, of in groups
        ]

    by_colours = ((f"colours {_APART[n]}", of) for n, of in _by(deals, lambda e: e.apart).items())
    by_floors = (
        ("one floor" if n == 1 else "two floors", of)
        for n, of in _by(deals, lambda e: e.floors).items()
    )
    by_mixes = (
        (f"cheapest mixes together {n}" + (" or more" if n == NO_MIX else ""), of)
        for n, of in _by(deals, lambda each: min(each.mixes, NO_MIX)).items()
    )
    return [
        "## What makes a deal dull (two cards)",
        "",
        "*Mixes* is what the cheapest single mix of each card costs, added up: it can be read off",
        "the ring without solving anything. *Steps* is the length of the cheapest answer in moves,",
        "*totals* how many different totals up to 10 can be met.",
        "",
        "| deals | share | steps | totals | dull |",
        "|---|---:|---:|---:|---:|",
        *lines([*by_colours, *by_floors, *by_mixes]),
        "",
    ]


def _what_to_avoid(deals: list[Deal]) -> list[str]:
    rules: dict[str, Callable[[Deal], bool]] = {
        "as it is": lambda each: True,
        "mixes of 3 or less are dealt again": lambda each: each.mixes > SEEN_AT_ONCE,
        "mixes of 4 or less are dealt again": lambda each: each.mixes > SEEN_AT_ONCE + 1,
        "dull deals are dealt again (solved)": lambda each: not each.is_dull,
    }
    lines = []
    for name, keeps in rules.items():
        kept = [each for each in deals if keeps(each)]
        least = [each.least for each in kept if each.least is not None]
        lines.append(
            f"| {name} | {len(deals) / len(kept):.2f} | {_share(kept, lambda each: each.is_dull)} "
            f"| {sum(least) / len(least):.2f} "
            f"| {_share(kept, lambda each: each.least is not None and each.least > 6)} |"
        )
    return [
        "## What the deal could avoid",
        "",
        "| the cards | deals needed | dull | mean least cost | cost above 6 |",
        "|---|---:|---:|---:|---:|",
        *lines,
        "",
        "Dealing cards again would change the rules, which turn up whatever comes, so our deals",
        "stay as they are. The option `cards` helps by the rules: with three cards few deals are",
        "dull.",
    ]
