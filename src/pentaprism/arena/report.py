"""A tournament's report: Markdown, and one HTML page that needs nothing besides itself."""

from collections.abc import Iterator
from html import escape

from pentaprism.arena import drawings
from pentaprism.arena.ratings import Rating
from pentaprism.arena.summary import Line, SectionSummary, Summary
from pentaprism.arena.tournament import Section, Tournament

Rows = list[list[str]]

_STYLE = """
:root { color-scheme: light dark;
        --ink: #1c1c22; --paper: #fdfdfb; --line: #8a8a94; --mark: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e9ee; --paper: #17171c; --line: #8a8a94; --mark: #86b9f2; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
       max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { width: 100%; height: auto; font-size: 14px; }
svg text { fill: var(--ink); } svg .small { font-size: 12px; }
.grid { stroke: var(--line); stroke-dasharray: 3 4; } .axis { stroke: var(--ink); }
.whisker { stroke: var(--ink); stroke-width: 2; } .dot { fill: var(--mark); stroke: var(--ink); }
.bar { fill: var(--mark); fill-opacity: .55; stroke: var(--ink); stroke-width: .5; }
.cell { fill: var(--mark); }
"""


# -- the tables, as rows of text


def ratings_table(lines: list[Line], points: bool) -> Rows:
    failing = any(line.failures for line in lines)
    head = ["contestant", "rating", "95 % interval", "games", "won", "fair"]
    rows = [[*head, *(["points"] if points else []), *(["failed"] if failing else [])]]
    for line in lines:
        row = [
            line.contestant,
            f"{line.rating.rating:+.0f}",
            _span(line.rating),
            str(line.games),
            f"{line.share:.1%}",
            f"{line.fair:.1%}",
        ]
        rows.append(
            [
                *row,
                *([str(line.points)] if points else []),
                *([str(line.failures)] if failing else []),
            ]
        )
    return rows


def overall_table(summary: Summary) -> Rows:
    rows = [["contestant", "rating", "95 % interval"]]
    rows += [[name, f"{rating.rating:+.0f}", _span(rating)] for name, rating in summary.overall()]
    return rows


def pairs_table(section: SectionSummary, fair: float) -> Rows:
    """Two by two, with an interval that holds whenever one looks."""
    rows = [["", "blocks", "games", "share", "95 % interval", "fair"]]
    for (first, second), pair in section.pairs.items():
        low, high = pair.interval.bounds
        rows.append(
            [
                f"{section.contestants[first]} against {section.contestants[second]}",
                str(pair.blocks),
                str(pair.games),
                f"{float(pair.spread.mean):.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{fair:.0%}",
            ]
        )
    return rows


def cross_table(section: SectionSummary, order: list[int]) -> Rows:
    rows = [["", *(str(place + 1) for place in range(len(order)))]]
    for place, shares in enumerate(cross_shares(section, order)):
        name = f"{place + 1} {section.contestants[order[place]]}"
        rows.append([name, *("" if share is None else f"{share:.0%}" for share in shares)])
    return rows


def cross_shares(section: SectionSummary, order: list[int]) -> list[list[float | None]]:
    return [
        [
            section.cross[i][j] / section.between[i][j] if section.between[i][j] else None
            for j in order
        ]
        for i in order
    ]


def facts(section: SectionSummary) -> str:
    """A sentence about games, lengths and ends."""
    total = sum(moves * games for moves, games in section.lengths.items())
    ends = ", ".join(
        f"{reason} {games / section.games:.0%}" for reason, games in section.reasons.most_common(5)
    )
    return (
        f"{section.games} games in {section.blocks} blocks, {total / section.games:.0f} moves "
        f"on average ({min(section.lengths)} to {max(section.lengths)}). Ended by: {ends}."
    )


def seats_table(section: SectionSummary) -> Rows:
    rows = [["seat", "won", "95 % interval"]]
    for seat, spread in enumerate(section.seats):
        mean, error = float(spread.mean), drawings.seat_error(spread)
        rows.append([str(seat), f"{mean:.1%}", f"{max(0, mean - error):.1%} to {mean + error:.1%}"])
    return rows


def _span(rating: Rating) -> str:
    return f"{rating.low:+.0f} to {rating.high:+.0f}"


# -- Markdown


def markdown(tournament: Tournament, sections: list[Section], summary: Summary) -> str:
    lines = [f"# {tournament.title}", ""]
    if tournament.introduction:
        lines += [tournament.introduction.strip(), ""]
    lines += [_explained(tournament), ""]
    if len(summary.sections) > 1 and len(summary.contestants) > 1:
        lines += ["## All games together", "", *_markdown_table(overall_table(summary)), ""]
    for section, found in zip(sections, summary.sections, strict=True):
        if found.games:
            lines += _markdown_section(tournament, section, found)
    return "\n".join(lines).rstrip() + "\n"


def _markdown_section(
    tournament: Tournament, section: Section, found: SectionSummary
) -> Iterator[str]:
    yield from (f"## {found.title}", "", facts(found), "")
    if section.format != "ladder":
        yield from (*_markdown_table(ratings_table(found.lines(), tournament.points)), "")
    if found.pairs:
        yield from (*_markdown_table(pairs_table(found, _fair(section))), "")
    if section.format != "ladder" and len(found.contestants) > 2:
        yield from (*_markdown_table(cross_table(found, _order(found))), "")
    yield from (*_markdown_table(seats_table(found)), "")


def _markdown_table(rows: Rows) -> list[str]:
    head, *body = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    rule = ["---", *("---:" for _ in head[1:])]
    return [f"| {' | '.join(row)} |" for row in (head, rule, *body)]


# -- HTML


def html(tournament: Tournament, sections: list[Section], summary: Summary) -> str:
    parts = [f"<h1>{escape(tournament.title)}</h1>"]
    if tournament.introduction:
        parts.append(f"<p>{escape(tournament.introduction.strip())}</p>")
    parts.append(f"<p>{escape(_explained(tournament))}</p>")
    if len(summary.sections) > 1:
        parts += ["<h2>All games together</h2>", drawings.ratings(summary.overall())]
        parts.append(_html_table(overall_table(summary)))
    for section, found in zip(sections, summary.sections, strict=True):
        if found.games:
            parts += _html_section(tournament, section, found)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(tournament.title)}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _html_section(tournament: Tournament, section: Section, found: SectionSummary) -> Iterator[str]:
    lines, order = found.lines(), _order(found)
    yield f"<h2>{escape(found.title)}</h2><p>{escape(facts(found))}</p>"
    yield "<h3>Ratings</h3>"
    yield drawings.ratings([(line.contestant, line.rating) for line in lines])
    yield _html_table(ratings_table(lines, tournament.points))
    if found.pairs:
        yield "<h3>Two by two</h3>" + _html_table(pairs_table(found, _fair(section)))
    yield "<h3>Cross table</h3>"
    yield drawings.cross([found.contestants[i] for i in order], cross_shares(found, order))
    yield "<h3>Length</h3>" + drawings.lengths(found.lengths)
    yield "<h3>Seats</h3>" + drawings.seats(found.seats)


def _html_table(rows: Rows) -> str:
    head, *body = rows
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body
    )
    table = f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"
    return f'<div class="wide">{table}</div>'


# -- both


def _explained(tournament: Tournament) -> str:
    """How to read the numbers."""
    told = (
        "Ratings come from one fit of all games; 400 points are ten wins to one, and the intervals "
        "(95 %) from resampling blocks. Shares of two contestants have intervals that hold "
        "whenever one looks."
    )
    return told + (" Points: 3 a win, 1 a tie." if tournament.points else "")


def _fair(section: Section) -> float:
    return 0.5 if section.seating == "halves" else 1 / section.players


def _order(found: SectionSummary) -> list[int]:
    """The contestants by their place in the table."""
    return [found.contestants.index(line.contestant) for line in found.lines()]
