"""Pictures for docs/rules/laser.md: the circle of colours, the two ways round, a chain."""

import math

from pentaprism.games.laser.notation import COLOUR_LETTERS
from pentaprism.games.laser.state import TILES
from pentaprism.games.laser.view import FLOOR_FILL, figure
from scripts.rules_pictures import framed

_NIGHT, _LIGHT, _EDGE = "#1d2233", "#e8eaf2", "#11141f"
_FLOORS = "wctcwtwcttcw"


def pictures() -> dict[str, str]:
    ring = "MBYR@GBCRMYC"
    after = "MBY.@YBCRMYC"
    return {
        "colours": _picture(300, 300, "Lines join the colours that mix", *_circle()),
        "ways": _picture(
            820,
            400,
            "Two ways from tile 3 to tile 5, and the ring after either",
            _at(200, 200, _ring(ring) + _way(3, 5, True) + _way(3, 5, False)),
            _at(410, 200, _arrow()),
            _at(620, 200, _ring(after)),
        ),
        "chain": _picture(620, 130, "Red, green and cyan in two mixes to green", *_chain()),
    }


def _picture(width: int, height: int, says: str, *parts: str) -> str:
    night = f'<rect width="100%" height="100%" rx="16" fill="{_NIGHT}"/>'
    return framed(width, height, night + "".join(parts), says, "text{text-anchor:middle}")


def _at(x: float, y: float, what: str, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({scale})"
    return f'<g transform="translate({x:.1f},{y:.1f}){size}">{what}</g>'


def _point(angle: float, radius: float) -> tuple[float, float]:
    """Degrees clockwise from the top."""
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)


def _circle() -> list[str]:
    """Two colours that a line joins mix to the one between them."""
    places = [_point(60 * n, 105) for n in range(6)]
    parts = []
    for n, (x, y) in enumerate(places):
        to = places[(n + 2) % 6]
        parts.append(
            f'<line x1="{x + 150:.1f}" y1="{y + 150:.1f}" x2="{to[0] + 150:.1f}" '
            f'y2="{to[1] + 150:.1f}" stroke="{_LIGHT}" stroke-width="2" stroke-dasharray="3 6"/>'
        )
    for letter, (x, y) in zip(COLOUR_LETTERS, places, strict=True):
        parts.append(_at(x + 150, y + 150, f'<circle r="32" fill="{_LIGHT}"/>{figure(letter)}'))
    return parts


def _ring(ring: str) -> str:
    parts = []
    for tile in range(TILES):
        x, y = _point(30 * tile, 150)
        shade = FLOOR_FILL["wct".index(_FLOORS[tile])]
        number = f'<text y="33" font-size="13" fill="{_EDGE}">{tile}</text>'
        circle = f'<circle r="38" fill="{shade}" stroke="{_EDGE}" stroke-width="2"/>'
        parts.append(_at(x, y, circle + _at(0, -5, figure(ring[tile]), 0.85) + number))
    return "".join(parts)


def _way(origin: int, target: int, clockwise: bool) -> str:
    """An arc inside the ring, with what the way costs."""
    steps = (target - origin) % TILES if clockwise else (origin - target) % TILES
    radius, side = (96, 1) if clockwise else (70, -1)
    end = 30 * origin + side * (30 * steps - 6)
    (x1, y1), (x2, y2) = _point(30 * origin, radius), _point(end, radius)
    x, y = _point(30 * origin + side * 15 * steps, radius - 20 if clockwise else radius - 22)
    colour = "#f2d13c" if clockwise else "#45c3d6"
    heading = end if clockwise else end + 180
    return (
        f'<path d="M{x1:.1f},{y1:.1f} A{radius},{radius} 0 {int(steps > 6)} {int(clockwise)} '
        f'{x2:.1f},{y2:.1f}" fill="none" stroke="{colour}" stroke-width="6"/>'
        f'<path d="M-9,-10 L11,0 L-9,10 Z" fill="{colour}" '
        f'transform="translate({x2:.1f},{y2:.1f}) rotate({heading})"/>'
        f'<text x="{x:.1f}" y="{y + 8:.1f}" font-size="24" font-weight="bold" fill="{colour}">'
        f"{steps}</text>"
    )


def _arrow() -> str:
    return f'<path d="M-18,-6 H4 V-16 L20,0 L4,16 V6 H-18 Z" fill="{_LIGHT}"/>'


def _chain() -> list[str]:
    """Red and green give yellow; yellow and cyan give green, which is wanted."""
    parts = []
    x = 55.0
    for what in ("R", "+", "G", ">", "Y", "+", "C", ">", "G"):
        if what == ">":
            parts.append(_at(x, 65, _arrow()))
        elif what == "+":
            parts.append(
                f'<text x="{x}" y="75" font-size="30" font-weight="bold" fill="{_LIGHT}">+</text>'
            )
        else:
            parts.append(_at(x, 65, f'<circle r="38" fill="{_LIGHT}"/>' + figure(what)))
        x += 64
    return parts
