"""Mutants of some games, one after the other, and what is told of them."""

import sys
import time
from pathlib import Path

# Imported here, before any process is forked, so that none of them has to.
import hypothesis  # noqa: F401
import numba  # noqa: F401
import pytest  # noqa: F401

from pentaprism.games import registry
from tests.mutation import page
from tests.mutation.results import ALIVE, Kept, Score, misjudged, reviewed, sample, score
from tests.mutation.subjects import Subject, rules_of
from tests.mutation.trial import survey, try_out

WANTED = 0.95


def run(games: list[str], number: int, seed: int, keep: Path, answers: Path | None) -> int:
    """The number of games that are below what is wanted, or whose reviewed list is wrong."""
    wanted = [registry.find(name).id for name in games] or [game.id for game in registry.GAMES]
    bad = 0
    scores = {}
    for name in wanted:
        subject, kept = rules_of(name), keep / f"{name}.jsonl"
        found = examine(subject, kept, number, seed)
        bad += tell(subject, found, kept)
        scores[name] = found, reviewed(subject)
    if answers:
        page.write(scores, answers)
    return bad


def examine(subject: Subject, keep: Path, number: int, seed: int) -> Score:
    """Try the mutants that nothing is known of yet."""
    kept = Kept(keep, subject)
    if not kept.tests:
        _progress(f"{subject.id}: which test touches what")
        kept.add_tests(survey(subject))
    chosen = sample(subject.mutants, number, seed)
    began, alive = time.perf_counter(), 0
    for place, mutant in enumerate(chosen, 1):
        if mutant.key not in kept.results:
            hint = kept.hints.get(mutant.key, "")
            kept.add(mutant, try_out(subject, mutant, kept.tests, hint))
        alive += kept.results[mutant.key].fate in ALIVE
        took = time.perf_counter() - began
        _progress(f"{subject.id}: {place} of {len(chosen)}, {alive} alive, {took:.0f} s")
    _progress("")
    return score(subject, chosen, kept.results, reviewed(subject))


def tell(subject: Subject, found: Score, keep: Path) -> bool:
    """Print what was found; whether something has to be done about it."""
    low, high = found.interval
    print(
        f"{subject.id}: {found.killed} of {found.counted} noticed, {found.share:.1%} "
        f"({low:.1%} to {high:.1%}), {found.equivalent} unnoticeable, "
        f"{found.tried} of {found.all_mutants} mutants tried"
    )
    for mutant, result in found.survivors:
        name = mutant.name
        print(
            f"  {name.file}:{mutant.line} {name.where} [{result.fate}] {name.was}  ->  {name.now}"
        )
    known = reviewed(subject)
    for stale in known.stale:
        print(f"  no such mutant any more: {stale}")
    wrong = list(misjudged(Kept(keep, subject).results, subject, known))
    for mutant in wrong:
        print(f"  reviewed as unnoticeable, and noticed: {mutant.name}")
    return found.share < WANTED or bool(known.stale) or bool(wrong)


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
