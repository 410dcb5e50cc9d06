"""How a card is drawn: simple shapes and letters, the look of docs/cards."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from kingdom.rules.cards.model import DESIGNED, Combo, PerType

PAPER, INK, FAINT, RULE, LEAF, LEAF_SOFT = "#fcf8ee", "#2a2019", "#65563f", "#cdbd99", "#c39a3b", "#e6cf94"
SERIF = "Almendra, 'Palatino Linotype', Palatino, Georgia, serif"
OTHER_KINDS = ("treasure", "calamity", "duchy")
SANS = "'Alegreya Sans', 'Gill Sans', 'Trebuchet MS', sans-serif"
TITLE = f'font-family="{SERIF}" font-weight="700"'
CAPTION = f'font-family="{SANS}" fill="{FAINT}"'
COLUMN = 6
"""Spaces of the cost that stand in one column."""


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube or token: its colours, and its shape in a box of 24 with the base line of its letter."""

    fill: str
    letter: str
    path: str
    base: float


CUBES = {
    "materials": Cube("#6a6863", "#ffffff", "M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z", 16.6),
    "population": Cube("#6c3d8e", "#ffffff", "M3.6 21.6V11A8.4 8.4 0 0 1 20.4 11V21.6Z", 18),
    "gold": Cube("#efc034", "#33240a", "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z", 16.6),
    "exploration": Cube("#2660a6", "#ffffff", "M12 2L22.4 21.4H1.6Z", 19.4),
    "krystallium": Cube("#b3202f", "#ffffff", "M12 .6L22.4 12L12 23.4L1.6 12Z", 16.4),
    "soldier": Cube(
        "#3b302a", "#fbf3e2", "M3.2 2.4H20.8V11.6C20.8 17.2 17 20.2 12 22.8C7 20.2 3.2 17.2 3.2 11.6Z", 16
    ),
}


@dataclass(frozen=True, slots=True)
class Look:
    """The colours and the emblem of a kind of card, the emblem in a box of 24."""

    fill: str
    on: str
    wash: str
    deep: str
    emblem: str


LOOKS = {
    "structure": Look(
        "#6a6863", "#ffffff", "#e6e2d9", "#4a4844",
        "M6 21V10H4V4H7.2V6.4H10.4V4H13.6V6.4H16.8V4H20V10H18V21H14V16.5A2 2 0 0 0 10 16.5V21Z",
    ),
    "specialist": Look(
        "#6c3d8e", "#ffffff", "#ecdff0", "#482660",
        "M12 2.6A3.9 3.9 0 1 1 12 10.4A3.9 3.9 0 1 1 12 2.6ZM4 21.4C4 15 7 11.8 12 11.8S20 15 20 21.4Z",
    ),
    "monument": Look(
        "#efc034", "#33240a", "#f8ebc0", "#8d6a14",
        "M3 9L12 3L21 9V11H3ZM5 12H8V18H5ZM10.5 12H13.5V18H10.5ZM16 12H19V18H16ZM3 19H21V21.5H3Z",
    ),
    "discovery": Look(
        "#2660a6", "#ffffff", "#dbe7f2", "#183f70",
        "M12 1.5L14.6 9.4L22.5 12L14.6 14.6L12 22.5L9.4 14.6L1.5 12L9.4 9.4Z",
    ),
    "treasure": Look(
        "#c39a3b", "#2a2019", "#f6e7bf", "#74540d",
        "M3 11A5 5 0 0 1 8 6H16A5 5 0 0 1 21 11V12H14V11H10V12H3ZM3 13.5H10V16H14V13.5H21V20H3Z",
    ),
    "calamity": Look(
        "#33241f", "#fbf3e2", "#e8dcd2", "#7c1d18",
        "M13 2C14 6 19 8 19 14A7 7 0 0 1 5 14C5 11 7 9 8 7C9 9 10 10 11 10C12 8 13 5 13 2Z",
    ),
    "duchy": Look(
        "#1c665c", "#fcf8ee", "#d9e6dc", "#134a43",
        "M3 18L2 7L7.5 11L12 4L16.5 11L22 7L21 18ZM3 19.5H21V22H3Z",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What is to be drawn of any kind of card."""

    file: str
    kind: str
    name: Mapping[str, str]
    foot: str
    origin_of: Callable[[str], str]
    cost: Mapping[str, int] = field(default_factory=dict)
    production: Mapping[str, int] = field(default_factory=dict)
    production_per: PerType | None = None
    gift: Mapping[str, int] = field(default_factory=dict)
    gift_field: str = "bonus"
    recycle: Sequence[str] = ()
    points: int = 0
    combo: Combo | None = None


def cube(kind: str, x: float, y: float, size: float) -> str:
    """A cube or token with its letter, its upper left corner at x, y."""
    look = CUBES[kind]
    letter = kind[0].upper()
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:.4g})">'
        f'<path d="{look.path}" fill="{look.fill}" stroke="{INK}" stroke-width=".8"/>'
        f'<text x="12" y="{look.base:g}" text-anchor="middle" font-family="{SANS}" font-weight="700" '
        f'font-size="{11 if kind == "exploration" else 13}" fill="{look.letter}">{letter}</text></g>'
    )


def emblem(kind: str, x: float, y: float, size: float, fill: str) -> str:
    """The emblem of a kind of card, its upper left corner at x, y."""
    place = f"translate({x:g} {y:g}) scale({size / 24:.4g})"
    return f'<path transform="{place}" d="{LOOKS[kind].emblem}" fill="{fill}"/>'


def text(words: str, x: float, y: float, size: float, style: str) -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {style}>{escape(words)}</text>'


def mark(card: Picture, name: str, x: float, y: float) -> str:
    """A full point beside what is printed, a ring beside what is designed."""
    fill = "none" if card.origin_of(name) == DESIGNED else FAINT
    return f'<circle cx="{x:g}" cy="{y:g}" r="2.2" fill="{fill}" stroke="{FAINT}" stroke-width=".9"/>'


def svg(card: Picture) -> str:
    """A card as an SVG file of 200 by 292."""
    deep = LOOKS[card.kind].deep
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 292" role="img" fill="{INK}">',
        f"<title>{escape(card.name['en'])}</title><desc>{escape(described(card))}</desc>",
        f'<rect x="1" y="1" width="198" height="290" rx="9" fill="{PAPER}" stroke="{deep}"/>',
        f'<rect x="4.5" y="4.5" width="191" height="283" rx="6" fill="none" stroke="{RULE}"/>',
        *_head(card),
        *_scene(card),
        *_cost(card),
        *_gift(card),
        *_recycling(card),
        *_yield(card),
        *_points(card),
        "" if card.kind == "duchy" else mark(card, "copies", 12, 279),
        text(card.foot, 10 if card.kind == "duchy" else 18, 282, 9.5, CAPTION),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def described(card: Picture) -> str:
    """A card in words, for those who do not see it."""
    said = [card.kind.capitalize(), card.foot]
    amounts = {"costs": card.cost, "produces": card.production, "gives once": card.gift}
    for verb, kinds in amounts.items():
        if kinds:
            said.append(
                f"{verb} " + ", ".join(f"{number} {kind.capitalize()}" for kind, number in kinds.items())
            )
    if card.production_per:
        said.append(
            f"produces {card.production_per.resource.capitalize()} x {card.production_per.type.capitalize()}"
        )
    if card.recycle:
        said.append("recycled for " + " and ".join(kind.capitalize() for kind in card.recycle))
    if card.points:
        said.append(f"points: {card.points}")
    if card.combo:
        said.append(f"points: {card.combo.each} x {card.combo.type.capitalize()}")
    return "; ".join(said)


def _head(card: Picture) -> list[str]:
    look = LOOKS[card.kind]
    lines = textwrap.wrap(card.name["en"], 15)
    top = 31 if len(lines) == 1 else 23
    return [
        f'<path d="M10 10H40V30Q40 38 25 43Q10 38 10 30Z" fill="{look.fill}" stroke="{look.deep}"/>',
        emblem(card.kind, 16, 14, 18, look.on),
        "" if card.kind in OTHER_KINDS else mark(card, "type", 25, 47.5),
        *(text(line, 47, top + 17 * row, 14.5, TITLE) for row, line in enumerate(lines)),
    ]


def _scene(card: Picture) -> list[str]:
    """An arch with hills that are always the same for the same card, and the card's initial before them."""
    look = LOOKS[card.kind]
    chance = random.Random(card.file)
    spaces = sum(card.cost.values())
    left = 10 if not spaces else 46 if spaces <= COLUMN else 64
    radius, middle = (190 - left) / 2, (190 + left) / 2
    top = 52 + min(radius, 72)
    arch = f"M{left} 222V{top:g}A{radius:g} {top - 52:g} 0 0 1 190 {top:g}V222Z"
    clip = card.file.removesuffix(".svg")
    sky = ((chance.uniform(left, 190), chance.uniform(56, 150)) for _ in range(16))
    word = clip.split("-")[1] if card.kind == "duchy" else card.name["en"]
    outline = f'stroke="{PAPER}" stroke-width="6" paint-order="stroke" stroke-linejoin="round"'
    return [
        f'<clipPath id="{clip}"><path d="{arch}"/></clipPath>',
        f'<g clip-path="url(#{clip})"><path d="{arch}" fill="{look.wash}"/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.3" fill="{LEAF}"/>' for x, y in sky),
        _hills(chance, left, 150, look.fill, 0.35),
        _hills(chance, left, 185, look.fill, 0.65),
        "</g>",
        f'<path d="{arch}" fill="none" stroke="{LEAF}" stroke-width="2"/>',
        text(word[0].upper(), middle, 182, 96, f'{TITLE} text-anchor="middle" fill="{look.deep}" {outline}'),
    ]


def _hills(chance: random.Random, left: float, height: float, fill: str, opacity: float) -> str:
    step = (190 - left) / 4
    path = f"M{left:g} {height + chance.uniform(-12, 12):.1f}"
    for hill in range(1, 5):
        x = left + step * hill
        peak, foot = height + chance.uniform(-26, 4), height + chance.uniform(-12, 12)
        path += f"Q{x - step / 2:.1f} {peak:.1f} {x:.1f} {foot:.1f}"
    return f'<path d="{path}V224H{left:g}Z" fill="{fill}" fill-opacity="{opacity:g}"/>'


def _cost(card: Picture) -> list[str]:
    spaces = [kind for kind, number in card.cost.items() for _ in range(number)]
    if not spaces:
        return []
    size = 27 if len(spaces) <= COLUMN else 24
    drawn = [
        cube(kind, 11 + 25.5 * (place // COLUMN), 54 + 28 * (place % COLUMN), size)
        for place, kind in enumerate(spaces)
    ]
    return [*drawn, mark(card, "cost", 24, 54 + 28 * min(len(spaces), COLUMN) + 4)]


def _gift(card: Picture) -> list[str]:
    tokens = [kind for kind, number in card.gift.items() for _ in range(number)]
    if not tokens:
        return []
    foot = 86 + 24 * len(tokens)
    return [
        f'<path d="M196 80H172Q166 80 166 86V{foot}Q166 {foot + 10} 172 {foot + 10}H196" '
        f'fill="{PAPER}" stroke="{LEAF}"/>',
        *(cube(kind, 170, 85 + 24 * place, 22) for place, kind in enumerate(tokens)),
        mark(card, card.gift_field, 181, foot + 4),
    ]


def _recycling(card: Picture) -> list[str]:
    if not card.recycle:
        return []
    return [
        f'<path d="M20.5 252.5A6 6 0 1 1 19 246M19.5 242V246.5H15" fill="none" stroke="{FAINT}"/>',
        *(cube(kind, 26 + 21 * place, 239, 19) for place, kind in enumerate(card.recycle)),
        mark(card, "recycle", 14, 263),
    ]


def _yield(card: Picture) -> list[str]:
    """What it produces, between what it leaves and what it scores."""
    icons = [kind for kind, number in card.production.items() for _ in range(number)]
    start, end = (50 if card.recycle else 12), (130 if card.combo else 152)
    per_type = 60 if card.production_per else 0
    step = min(24, (end - start - per_type) / max(1, len(icons)))
    left = (start + end - step * len(icons) - per_type) / 2
    drawn = [cube(kind, left + step * place, 236, 23) for place, kind in enumerate(icons)]
    if drawn or (card.kind == "duchy" and card.origin_of("production") != DESIGNED):
        drawn.append(mark(card, "production", left + step * len(icons) / 2, 265))
    if card.production_per:
        left += step * len(icons)
        drawn += _times(
            cube(card.production_per.resource, left, 236, 23), card.production_per.type, left + 24
        )
        drawn.append(mark(card, "production_per", left + 30, 265))
    return drawn


def _times(first: str, kind: str, x: float) -> list[str]:
    return [first, text("×", x, 253, 15, TITLE), emblem(kind, x + 12, 237, 22, LOOKS[kind].deep)]


def _points(card: Picture) -> list[str]:
    if card.combo:
        plate = f'<rect x="133" y="231" width="58" height="32" rx="3" fill="{LEAF_SOFT}" stroke="{LEAF}"/>'
        each = text(str(card.combo.each), 139, 254, 20, TITLE)
        return [plate, *_times(each, card.combo.type, 153), mark(card, "points", 162, 269)]
    if not card.points:
        return []
    fill, ink = (LEAF_SOFT, INK) if card.points > 0 else (LOOKS["calamity"].fill, PAPER)
    number = str(card.points).replace("-", "−")
    return [
        f'<path d="M153 230H191V249Q191 265 172 265Q153 265 153 249Z" fill="{fill}" stroke="{LEAF}"/>',
        text(number, 172, 254, 20, f'{TITLE} text-anchor="middle" fill="{ink}"'),
        mark(card, "points", 172, 271),
    ]
