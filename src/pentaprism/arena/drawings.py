"""Drawings for the report: SVG by hand, in the colours of the page, readable without any colour.

Every drawing says its numbers in words too: as text in it, or as a title for those who point.
"""

from collections import Counter
from html import escape

from pentaprism.arena.ratings import Rating
from pentaprism.arena.sequential import Spread

_ROW = 26
_LEFT, _RIGHT = 220, 70
_WIDTH = 720
_BARS = 24


def _svg(height: float, label: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", small: bool = False) -> str:
    kind = ' class="small"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(text)}</text>'


def _short(name: str, most: int = 30) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def ratings(rated: list[tuple[str, Rating]]) -> str:
    """A dot for each rating and a line for its interval."""
    low = min(rating.low for _, rating in rated) - 20
    high = max(rating.high for _, rating in rated) + 20
    width = _WIDTH - _LEFT - _RIGHT

    def x(value: float) -> float:
        return _LEFT + width * (value - low) / max(high - low, 1e-9)

    parts = []
    if low < 0 < high:
        bottom = _ROW * len(rated) + 4
        parts.append(f'<line class="grid" x1="{x(0):.1f}" x2="{x(0):.1f}" y1="4" y2="{bottom}"/>')
        parts.append(_text(x(0), bottom + 14, "average", "middle", small=True))
    for row, (name, rating) in enumerate(rated):
        y = _ROW * row + 16
        told = f"{name}: {rating.rating:.0f}, {rating.low:.0f} to {rating.high:.0f}"
        parts.append(f"<g><title>{escape(told)}</title>")
        parts.append(_text(_LEFT - 10, y + 4, _short(name), "end"))
        parts.append(
            f'<line class="whisker" x1="{x(rating.low):.1f}" x2="{x(rating.high):.1f}" '
            f'y1="{y}" y2="{y}"/>'
        )
        for end in (rating.low, rating.high):
            parts.append(
                f'<line class="whisker" x1="{x(end):.1f}" x2="{x(end):.1f}" '
                f'y1="{y - 5}" y2="{y + 5}"/>'
            )
        parts.append(f'<circle class="dot" cx="{x(rating.rating):.1f}" cy="{y}" r="5"/>')
        parts.append(_text(_WIDTH - 4, y + 4, f"{rating.rating:+.0f}", "end"))
        parts.append("</g>")
    return _svg(_ROW * len(rated) + 26, "ratings with their intervals", parts)


def cross(names: list[str], shares: list[list[float | None]]) -> str:
    """Who won how much against whom; the darker, the more, and every cell says its number."""
    count = len(names)
    cell = min(64.0, (_WIDTH - _LEFT) / max(count, 1))
    parts = []
    for column in range(count):
        parts.append(_text(_LEFT + cell * (column + 0.5), 14, str(column + 1), "middle", True))
    for row, name in enumerate(names):
        y = 20 + _ROW * row
        parts.append(_text(_LEFT - 10, y + 17, f"{row + 1}  {_short(name)}", "end"))
        for column in range(count):
            share = shares[row][column]
            x = _LEFT + cell * column
            if share is None:
                continue
            parts.append(
                f'<rect class="cell" x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" '
                f'height="{_ROW - 2}" fill-opacity="{0.05 + 0.4 * share:.2f}">'
                f"<title>{escape(name)} against {escape(names[column])}: {share:.1%}</title></rect>"
            )
            parts.append(_text(x + cell / 2 - 1, y + 17, f"{100 * share:.0f}", "middle"))
    return _svg(24 + _ROW * count, "cross table, in per cent", parts)


def lengths(counts: Counter[int]) -> str:
    """How long the games were, in moves."""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // _BARS))
    bars = Counter[int]()
    for moves, games in counts.items():
        bars[(moves - low) // step] += games
    most = max(bars.values())
    width = (_WIDTH - 20) / (max(bars) + 1)
    parts = []
    for bar in range(max(bars) + 1):
        height = 110 * bars[bar] / most
        first = low + bar * step
        span = str(first) if step == 1 else f"{first} to {first + step - 1}"
        parts.append(
            f'<rect class="bar" x="{10 + bar * width:.1f}" y="{120 - height:.1f}" '
            f'width="{max(width - 2, 1):.1f}" height="{height:.1f}">'
            f"<title>{span} moves: {bars[bar]} games</title></rect>"
        )
    parts.append('<line class="axis" x1="10" x2="710" y1="120" y2="120"/>')
    parts.append(_text(10, 138, f"{low} moves", small=True))
    parts.append(_text(_WIDTH - 10, 138, f"{high} moves", "end", small=True))
    return _svg(144, "length of the games", parts)


def seats(spreads: list[Spread]) -> str:
    """What each seat won beside its fair share, with 95 % intervals."""
    fair = 1 / len(spreads)
    found = [(float(spread.mean), seat_error(spread)) for spread in spreads]
    high = max([2 * fair, *(mean + error for mean, error in found)])
    width = _WIDTH - 110 - _RIGHT
    parts = []
    for seat, (mean, error) in enumerate(found):
        y = _ROW * seat + 4
        told = f"seat {seat}: {mean:.1%}, give or take {error:.1%}; fair is {fair:.1%}"
        low_x = 100 + width * max(0.0, mean - error) / high
        high_x = 100 + width * (mean + error) / high
        parts.append(f"<g><title>{escape(told)}</title>")
        parts.append(_text(90, y + 15, f"seat {seat}", "end"))
        parts.append(
            f'<rect class="bar" x="100" y="{y + 2}" width="{width * mean / high:.1f}" height="16"/>'
        )
        parts.append(
            f'<line class="whisker" x1="{low_x:.1f}" x2="{high_x:.1f}" '
            f'y1="{y + 10}" y2="{y + 10}"/>'
        )
        parts.append(_text(_WIDTH - 4, y + 15, f"{mean:.1%}", "end"))
        parts.append("</g>")
    x = 100 + width * fair / high
    bottom = _ROW * len(found) + 4
    parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="2" y2="{bottom}"/>')
    parts.append(_text(x, bottom + 14, f"fair {fair:.0%}", "middle", small=True))
    return _svg(bottom + 20, "what each seat won", parts)


def seat_error(spread: Spread) -> float:
    """Half the width of a 95 % interval over blocks."""
    return 1.96 * float(spread.variance / max(spread.blocks, 1)) ** 0.5
