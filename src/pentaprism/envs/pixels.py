"""From the SVG pictures of our games to pixels, by numpy alone, for `render_mode="rgb_array"`.

It knows what `view.py` of our games draws (rectangles, circles, lines, polygons, straight paths,
text, moved and scaled groups, classes) and no more of SVG than that. Every picture has the same
size, so that the frames of an episode make a film; letters are three pixels by five, enlarged.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

Array = np.ndarray[Any, Any]
Style = dict[str, str]

#: Height and width of every picture.
SIDE = 512
_PAPER = 255
_STYLED = ("fill", "fill-opacity", "stroke", "stroke-width", "font-size", "text-anchor")
_SHAPES = ("rect", "circle", "line", "polygon", "polyline", "path")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_TRANSFORM = re.compile(r"(translate|scale)\(([^)]*)\)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}")
_NAMED = {"white": "#ffffff", "black": "#000000", "red": "#ff0000", "blue": "#0000ff"}

# Letters, each followed by its five rows of three bits.
_FONT = """
0 75557 1 26227 2 61247 3 61216 4 55711 5 74616 6 34652 7 71244 8 25252 9 25312
A 25755 B 65656 C 34443 D 65556 E 74647 F 74644 G 34553 H 55755 I 72227 J 11152 K 55655 L 44447
M 57755 N 65555 O 25552 P 65644 Q 25573 R 65655 S 34216 T 72222 U 55557 V 55552 W 55775 X 55255
Y 55222 Z 71247 - 00700 , 00024 : 02020 ; 02024 ( 12221 ) 42224 . 00002 & 25253 # 57575 @ 75747
^ 25000 + 02720 = 07070 / 11244 > 42124 < 12421 ? 61202 ! 22202
"""
_GLYPHS = {" ": "00000", **dict(zip(*[iter(_FONT.split())] * 2, strict=True))}
_BLOCK = "07770"


class Place(NamedTuple):
    """How units of a drawing become pixels."""

    scale: float
    x: float
    y: float

    def points(self, points: Array) -> Array:
        return points * self.scale + (self.x, self.y)

    def inside(self, transform: str) -> "Place":
        place = self
        for kind, numbers in _TRANSFORM.findall(transform):
            first, *rest = (float(n) for n in _NUMBER.findall(numbers))
            if kind == "translate":
                down = rest[0] if rest else 0.0
                place = place._replace(
                    x=place.x + first * place.scale, y=place.y + down * place.scale
                )
            else:
                place = place._replace(scale=place.scale * first)
        return place


def rasterise(svg: str) -> Array:
    """The picture as uint8[SIDE, SIDE, 3]."""
    root = ElementTree.fromstring(svg)
    left, top, width, height = (float(n) for n in _NUMBER.findall(root.get("viewBox", "")))
    scale = SIDE / max(width, height)
    place = Place(
        scale,
        (SIDE - width * scale) / 2 - left * scale,
        (SIDE - height * scale) / 2 - top * scale,
    )
    canvas = np.full((SIDE, SIDE, 3), _PAPER, np.uint8)
    classes = _classes(root)
    _draw(canvas, root, place, {}, classes, (left, top, width, height))
    return canvas


def _classes(root: ElementTree.Element) -> dict[str, Style]:
    """What the drawing's style sheet says of each class, on light paper."""
    classes: dict[str, Style] = {}
    for element in root.iter():
        if _tag(element) == "style":
            for names, body in _RULE.findall(_MEDIA.sub("", element.text or "")):
                pairs = (part.split(":") for part in body.split(";") if ":" in part)
                style = {key.strip(): value.strip() for key, value in pairs}
                for name in names.split(","):
                    classes.setdefault(name.strip().removeprefix("."), {}).update(style)
    return classes


def _tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _draw(
    canvas: Array,
    element: ElementTree.Element,
    place: Place,
    inherited: Style,
    classes: dict[str, Style],
    box: tuple[float, float, float, float],
) -> None:
    style = dict(inherited)
    style.update({key: value for key in _STYLED if (value := element.get(key)) is not None})
    for name in element.get("class", "").split():
        style.update(classes.get(name, {}))
    here = place.inside(element.get("transform", ""))
    tag = _tag(element)
    if tag in _SHAPES:
        _shape(canvas, element, tag, here, style, box)
    elif tag == "text":
        _text(canvas, element, here, style)
    for child in element:
        _draw(canvas, child, here, style, classes, box)


def _shape(
    canvas: Array,
    element: ElementTree.Element,
    tag: str,
    place: Place,
    style: Style,
    box: tuple[float, float, float, float],
) -> None:
    fill, stroke = _colour(style.get("fill", "black")), _colour(style.get("stroke", "none"))
    pen = max(1.0, float(_first(style.get("stroke-width", "1"))) * place.scale)
    if tag == "circle":
        x, y, radius = (_length(element, key, 0.0) for key in ("cx", "cy", "r"))
        centre = place.points(np.array([[x, y]]))[0]
        _disc(canvas, centre, radius * place.scale, fill, stroke, pen)
        return
    points = place.points(_outline(element, tag, box))
    if tag != "line" and fill is not None:
        _fill(canvas, points, fill, float(style.get("fill-opacity", "1")))
    if stroke is not None:
        closed = tag in ("rect", "polygon", "path")
        corners = np.vstack([points, points[:1]]) if closed else points
        for start, end in pairwise(corners):
            _stroke(canvas, start, end, pen, stroke)


def _outline(
    element: ElementTree.Element, tag: str, box: tuple[float, float, float, float]
) -> Array:
    if tag == "rect":
        left, top, width, height = box
        whole = element.get("width") == "100%"
        x = _length(element, "x", left if whole else 0.0)
        y = _length(element, "y", top if whole else 0.0)
        w, h = _length(element, "width", 0.0, width), _length(element, "height", 0.0, height)
        return np.array([[x, y], [x + w, y], [x + w, y + h], [x, y + h]])
    if tag == "line":
        ends = [_length(element, key, 0.0) for key in ("x1", "y1", "x2", "y2")]
        return np.array(ends).reshape(2, 2)
    if tag == "path":
        return np.array(list(_corners(element.get("d", ""))) or [[0.0, 0.0]])
    numbers = [float(n) for n in _NUMBER.findall(element.get("points", ""))]
    return np.array(numbers).reshape(-1, 2)


def _corners(path: str) -> Iterator[list[float]]:
    """The corners of a path with absolute coordinates; curves become straight lines."""
    x = y = 0.0
    for letter, body in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(n) for n in _NUMBER.findall(body)]
        if letter == "H":
            x = numbers[-1]
        elif letter == "V":
            y = numbers[-1]
        elif len(numbers) >= 2:
            x, y = numbers[-2:]
        else:
            continue
        yield [x, y]


def _length(element: ElementTree.Element, key: str, default: float, whole: float = 0.0) -> float:
    text = element.get(key)
    if text is None:
        return default
    return whole * _first(text) / 100 if text.endswith("%") else _first(text)


def _first(text: str) -> float:
    found = _NUMBER.search(text)
    return float(found.group()) if found else 0.0


def _colour(name: str) -> Array | None:
    name = _NAMED.get(name, name)
    if not name.startswith("#"):
        return None
    digits = name[1:] if len(name) == 7 else "".join(2 * digit for digit in name[1:4])
    return np.frombuffer(bytes.fromhex(digits), np.uint8)


# -- pixels


def _window(canvas: Array, points: Array, margin: float) -> tuple[Any, Array, Array]:
    """The part of the canvas round these points, and where its pixels lie."""
    low = np.clip(np.floor(points.min(0) - margin), 0, SIDE).astype(int)
    high = np.clip(np.ceil(points.max(0) + margin) + 1, 0, SIDE).astype(int)
    y, x = np.mgrid[low[1] : high[1], low[0] : high[0]]
    return canvas[low[1] : high[1], low[0] : high[0]], x + 0.5, y + 0.5


def _fill(canvas: Array, corners: Array, colour: Array, cover: float) -> None:
    part, x, y = _window(canvas, corners, 0)
    inside = np.zeros(x.shape, np.bool_)
    for (x1, y1), (x2, y2) in zip(corners, np.roll(corners, -1, 0), strict=True):
        if y1 != y2:
            crosses = (y1 <= y) != (y2 <= y)
            inside ^= crosses & (x < x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    part[inside] = part[inside] * (1 - cover) + colour * cover


def _stroke(canvas: Array, start: Array, end: Array, pen: float, colour: Array) -> None:
    part, x, y = _window(canvas, np.vstack([start, end]), pen)
    along = end - start
    length = float(along @ along)
    at = np.zeros(x.shape)
    if length > 0:
        at = np.clip(((x - start[0]) * along[0] + (y - start[1]) * along[1]) / length, 0, 1)
    away = (x - start[0] - at * along[0]) ** 2 + (y - start[1] - at * along[1]) ** 2
    part[away <= pen * pen / 4] = colour


def _disc(
    canvas: Array,
    centre: Array,
    radius: float,
    fill: Array | None,
    stroke: Array | None,
    pen: float,
) -> None:
    part, x, y = _window(canvas, centre[None], radius + pen)
    away = np.hypot(x - centre[0], y - centre[1])
    if fill is not None:
        part[away <= radius] = fill
    if stroke is not None:
        part[np.abs(away - radius) <= pen / 2] = stroke


def _text(canvas: Array, element: ElementTree.Element, place: Place, style: Style) -> None:
    words, colour = "".join(element.itertext()).strip(), _colour(style.get("fill", "black"))
    if not words or colour is None:
        return
    letter = max(1, round(_first(style.get("font-size", "16")) * place.scale * 0.7 / 5))
    bits = np.concatenate([_glyph(each) for each in words], axis=1)
    ink = np.kron(bits, np.ones((letter, letter), np.bool_))
    x, y = _length(element, "x", 0.0), _length(element, "y", 0.0)
    right, base = place.points(np.array([[x, y]]))[0]
    anchor = {"middle": 0.5, "end": 1.0}.get(style.get("text-anchor", "start"), 0.0)
    left, top = round(right - anchor * ink.shape[1]), round(base) - ink.shape[0]
    cut = ink[max(0, -top) : max(0, SIDE - top), max(0, -left) : max(0, SIDE - left)]
    top, left = max(0, top), max(0, left)
    canvas[top : top + cut.shape[0], left : left + cut.shape[1]][cut] = colour


def _glyph(letter: str) -> Array:
    """A letter as bits, with a gap after it; small letters look like capitals."""
    rows = _GLYPHS.get(letter.upper(), _BLOCK)
    bits = [[int(row) >> bit & 1 for bit in (2, 1, 0)] + [0] for row in rows]
    return np.array(bits, np.bool_)
