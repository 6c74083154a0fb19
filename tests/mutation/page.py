"""docs/rules-coverage.md: which clauses decide something, and how much the rule tests notice."""

from pathlib import Path

import msgspec

from pentaprism.core.game import Game
from pentaprism.games import registry, rulebook
from pentaprism.lab.answers import Answer, Mean
from tests.mutation.results import Reviewed, Score
from tests.mutation.subjects import ROOT

PAGE = ROOT / "docs" / "rules-coverage.md"

_HEAD = """# The rules under the microscope

Made by `make lab-rules`. Two questions about each game: which clauses of its rules decide
something when bots play it, and how much its rule tests notice.

## How it is counted

**Clauses.** Games of greedy and casual bots (Laser: casual), in equal parts for each number of
players and the options that some clauses need. A clause *happens* in a game when a move is made by
it, or the game ends by it; the tables say what is counted. It *forbids* when it refuses a seat a
move that this seat had at another moment of the same game: 40 moments of a game are looked at, 12
such moves are asked for at each, by lot, and the clause that the refusal names counts. A refusal
names one clause even where several would do, so this column is a lower bound. *Decides* is either
of them, with an interval that holds for all clauses of the game at once. A clause that never
decides anything is a finding. Of definitions and of how a game begins it cannot be asked.

**Mutants.** Small faults are planted in the rules, one at a time: another comparison, number or
operator, *and* for *or*, a statement left out, a result of 0. A mutant is *noticed* when a rule
test fails on it, uncompiled (`NUMBA_DISABLE_JIT=1`), or does not come to an end. Mutated are the
kernels of `rules.py` and of what it is made of, and the constants beside them; not what learners
see, nor layouts of records. The tests are those marked as rule tests in the game's folder, and what
the conformance kit asks of rules. Mutants that nobody could notice are reviewed by hand, each with
its reason, in `tests/mutation/equivalent.toml`; the command says if one of them is gone, or noticed
after all. They are left out of the score. Where only a sample was tried, the score has an interval
of 95 %.

**What the first sample showed.** Of 120 mutants a game 98.3 % (PRIZMIK), 83.1 % (Prisma), 93.3 %
(Laser), 96.7 % (PRISM) and 89.9 % (Prismatic) were noticed at first. About half of the others are
unnoticeable; for the rest tests were written. So the scores of this very sample flatter the tests:
`--seed 2` draws another one.
"""


def write(scores: dict[str, tuple[Score, Reviewed]], answers: Path) -> None:
    """The page of all games that are known; `answers` has what `lab clauses --json` said."""
    parts = [_HEAD, _summary(scores)]
    for game in registry.GAMES:
        found = answers / f"{game.id}.json"
        if found.is_file() or game.id in scores:
            parts.append(f"## {game.name}\n")
        if found.is_file():
            parts.append(_clauses(game, msgspec.json.decode(found.read_bytes(), type=Answer)))
        if game.id in scores:
            parts.append(_mutants(*scores[game.id]))
    PAGE.write_text("\n".join(parts).rstrip() + "\n", "utf-8")


# -- clauses


def _clauses(game: Game, answer: Answer) -> str:
    assert game.clauses is not None
    charts = {chart.id: {_number(line): line for line in chart.lines} for chart in answer.charts}
    titles = {each.number: each.title for each in rulebook.sections(game.id)}
    lines = [
        f"### Clauses in {answer.games:,} games\n",
        "| clause | decides | interval | happens | forbids | happens when |",
        "|---|---|---|---|---|---|",
    ]
    for number, told in game.clauses.COUNTED.items():
        line = charts["clauses"][number]
        happens, forbids = (charts[f"clauses-{kind}"][number] for kind in ("happen", "forbid"))
        lines.append(
            f"| {number}. {titles[number]} | {line.mean:.1%} | {line.low:.1%} to {line.high:.1%} "
            f"| {_share(happens)} | {_share(forbids)} | {told or 'it only forbids'} |"
        )
    never = [line.name for line in charts["clauses"].values() if not line.mean]
    lines.append("")
    if never:
        lines.append(f"**Never decided anything:** {'; '.join(never)}.\n")
    unasked = "; ".join(
        f"{number}. {titles[number]} ({why})" for number, why in game.clauses.UNASKED.items()
    )
    if unasked:
        lines.append(f"Cannot be asked: {unasked}.\n")
    return "\n".join(lines)


def _number(line: Mean) -> str:
    return line.name.partition(".")[0]


def _share(line: Mean) -> str:
    return f"{line.mean:.1%}" if line.mean else "-"


# -- mutants


def _summary(scores: dict[str, tuple[Score, Reviewed]]) -> str:
    if not scores:
        return "## Mutants noticed\n\nNo mutants have been tried for this page yet.\n"
    lines = [
        "## Mutants noticed\n",
        "| game | noticed | interval | mutants | tried | endless | unnoticeable | alive |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for score, _ in scores.values():
        low, high = score.interval
        interval = f"{low:.1%} to {high:.1%}" if score.tried < score.all_mutants else "all tried"
        lines.append(
            f"| {registry.find(score.subject).name} | {score.share:.1%} | {interval} "
            f"| {score.all_mutants:,} | {score.tried:,} | {score.timeouts} | {score.equivalent} "
            f"| {len(score.survivors)} |"
        )
    return "\n".join([*lines, ""])


def _mutants(score: Score, known: Reviewed) -> str:
    lines = [f"### Mutants: {score.killed:,} of {score.counted:,} noticed\n"]
    if score.survivors:
        lines += ["| where | was | mutant | |", "|---|---|---|---|"]
    for mutant, result in score.survivors:
        name = mutant.name
        place = f"{name.file}:{mutant.line} {name.where}".strip()
        why = "no test runs this" if result.fate == "untouched" else ""
        lines.append(f"| {place} | {_code(name.was)} | {_code(name.now)} | {why} |")
    if score.survivors:
        lines.append("")
    if known.reasons:
        reasons = sorted({(name.file, name.where, why) for name, why in known.reasons.items()})
        lines.append("Unnoticeable, as reviewed:\n")
        lines += [f"- {file}, {where or 'a constant'}: {why}" for file, where, why in reasons]
        lines.append("")
    return "\n".join(lines)


def _code(text: str) -> str:
    """Code in a cell of a table."""
    shown = text if len(text) <= 120 else f"{text[:117]}..."
    return f"`{shown}`".replace("|", "\\|")
