"""The right column of the results: medal, winner, facts, and where to go from here.

Where it is tight, the reason and the seed leave it first, then the medal.
"""

from dataclasses import dataclass

from game.outcome import Outcome
from game.rules import Fact, Game
from scenes.controls import Box, Button, button_size
from scenes.controls.button import Act
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.seating import Seating
from scenes.stack import Part, pressed_by, stacked_parts, wanted_height
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor
from sprites.panel import panel
from sprites.poster import poster_word
from sprites.ribbon import medal
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

_LEFT, _RIGHT, _GROWS = 0.667, 0.958, 0.062
"""Shares of the width; with large text the column begins further left."""

_TOP, _BOTTOM = 36.0, 22.0
_MEDAL, _LEAST_MEDAL = 336.0, 150.0
_WORD_SIZE, _WORD_TALL = 92.0, 116.0
_FACT_VALUE, _FACT_LABEL, _FACT_TALL, _FACT_PAD, _FACT_EMBLEM = 42.0, 29.0, 74.0, 22.0, 44.0
_FACT_OPACITY, _FACT_RADIUS = 0.72, 18.0
_GAP, _SECOND_GAP, _PRESSED = 12.0, 16.0, 1.5
_LINE_TALL = 1.5


@dataclass(frozen=True, slots=True)
class Acts:
    """What the buttons do."""

    rematch: Act
    another: Act
    title: Act


@dataclass(frozen=True, slots=True)
class Said:
    """One fact in words: figure, what it is, and whose it is (a look), if anybody's."""

    figure: str
    what: str
    look: int | None


@dataclass(frozen=True, slots=True)
class ResultsColumn:
    """The column laid out: the buttons are widgets, the rest is drawn by `draw`."""

    buttons: tuple[Button, ...]
    winners: tuple[int, ...]
    word: str
    reason: str
    seed: str
    facts: tuple[Said, ...]
    places: dict[str, Box]

    @property
    def left(self) -> float:
        """Pixels from the left to the column."""
        return self.buttons[0].box.left

    def draw(self, house: House) -> None:
        """All that is no button."""
        easel = house.easel
        self._draw_medals(house)
        box = self.places["word"]
        poster_word(easel, self.word, *box.centre, size=_WORD_SIZE, hop=1.5, most=box.width)
        for key, words in (("reason", self.reason), ("seed", self.seed)):
            if key in self.places:
                place = self.places[key]
                label(easel, words, *place.centre, colour=theme.CREAM, most=place.width)
        for i, fact in enumerate(self.facts):
            _draw_fact(house, fact, self.places[f"fact.{i}"])

    def _draw_medals(self, house: House) -> None:
        if "medal" not in self.places or not self.winners:
            return
        box, count = self.places["medal"], len(self.winners)
        radius = min(box.height / 2, box.width / (2 * count))
        left = box.centre[0] - radius * (count - 1)
        for i, look in enumerate(self.winners):
            medal(house.easel, theme.SEATS[look], left + 2 * radius * i, box.centre[1], radius)


def results_column(
    house: House,
    game: Game,
    seating: Seating,
    outcome: Outcome,
    facts: tuple[Fact, ...],
    seed: int,
    acts: Acts,
    another_cap: str,
) -> ResultsColumn:
    """The column for this outcome."""
    words, slug = house.words, game.info.slug
    looks = tuple(seating.sitters[seat].look for seat in outcome.winners)
    said = tuple(_said(house, slug, seating, fact) for fact in facts)
    buttons = _buttons(house, acts, another_cap)
    area = _area(house)
    rows = _button_rows(house, buttons, area.width)
    keys, parts, pressed = _chosen(house, area, said, rows)
    top = area.top + max(0.0, area.height - wanted_height(parts)) / 2
    places = {
        key: Box(area.left, y, area.width, tall)
        for key, (y, tall) in zip(keys, stacked_parts(parts, top, pressed), strict=True)
    }
    placed: list[Button] = []
    for i, row in enumerate(rows):
        placed += _across(house, row, places[f"row.{i}"])
    return ResultsColumn(
        buttons=tuple(placed),
        winners=looks,
        word=_word(house, seating, outcome),
        reason=words(f"{slug}.reason.{outcome.reason.code}", **dict(outcome.reason.values)),
        seed=words("results.seed", seed=seed),
        facts=said,
        places=places,
    )


def _chosen(
    house: House, area: Box, said: tuple[Said, ...], rows: tuple[tuple[Button, ...], ...]
) -> tuple[list[str], list[Part], float]:
    """As much as fits: keys and parts from the top down, and how far they are pressed."""
    for dropped in ((), ("reason",), ("reason", "seed"), ("reason", "seed", "medal")):
        named = [(k, p) for k, p in _parts(house, area, said, rows) if k not in dropped]
        parts = [part for _, part in named]
        least = wanted_height([Part(p.least, p.least, p.gap / 2) for p in parts])
        if least <= area.height:
            break
    return [key for key, _ in named], parts, pressed_by(parts, area.height)


def _parts(
    house: House, area: Box, said: tuple[Said, ...], rows: tuple[tuple[Button, ...], ...]
) -> list[tuple[str, Part]]:
    easel = house.easel
    gap, line = easel.px(_GAP), easel.scale.type(theme.SMALL) * _LINE_TALL
    word = easel.px(_WORD_TALL)
    parts = [
        ("medal", Part(easel.px(_MEDAL), easel.px(_LEAST_MEDAL), 0.0)),
        ("word", Part(word, word * 0.8, gap)),
        ("reason", Part(line, line, gap / 2)),
    ]
    for i, fact in enumerate(said):
        tall = _fact_height(house, fact, area.width)
        grown = max(tall, easel.px(_FACT_TALL))
        parts.append((f"fact.{i}", Part(grown, tall, gap if i else 2 * gap)))
    for i, row in enumerate(rows):
        tall = max(button_size(house, b.label, b.look, b.cap)[1] for b in row)
        ems = _PRESSED * easel.scale.type(theme.BUTTON if i == 0 else theme.LABEL)
        least = min(tall, max(TARGET_PX, ems))
        parts.append((f"row.{i}", Part(tall, least, 1.4 * gap if i else 2.4 * gap)))
    parts.append(("seed", Part(line, line, gap)))
    return parts


def _area(house: House) -> Box:
    scale = house.scale
    left = (_LEFT - _GROWS * (scale.text - 1.0)) * scale.width
    top, bottom = scale.px(_TOP), scale.height - scale.px(_BOTTOM)
    return Box(left, top, _RIGHT * scale.width - left, bottom - top)


# ---- words


def _word(house: House, seating: Seating, outcome: Outcome) -> str:
    words = house.words
    if not outcome.winners:
        return words("results.nobody")
    if len(outcome.winners) > 1:
        return words("results.share")
    return words("results.wins", name=seating.sitters[outcome.winners[0]].name)


def _said(house: House, slug: str, seating: Seating, fact: Fact) -> Said:
    words, key = house.words, f"{slug}.fact.{fact.code}"
    values = dict(fact.values)
    count = values.pop("n", None)
    if isinstance(count, int):
        figure = words.plural(f"{key}.value", count, **values)
    else:
        figure = words(f"{key}.value", **values)
    look = None if fact.seat is None else seating.sitters[fact.seat].look
    return Said(figure, words(key), look)


# ---- facts


def _beside(house: House, fact: Said, width: float) -> bool:
    """Whether what the figure is fits to the right of it."""
    easel, typeface = house.easel, house.atlas.typeface
    figure = typeface.width(fact.figure, Face.DISPLAY, easel.scale.type(_FACT_VALUE))
    what = typeface.width(fact.what, Face.SEMIBOLD, easel.scale.type(_FACT_LABEL))
    emblem = easel.px(_FACT_EMBLEM + _FACT_PAD) if fact.look is not None else 0.0
    return emblem + figure + what + easel.px(3 * _FACT_PAD) <= width


def _fact_height(house: House, fact: Said, width: float) -> float:
    scale = house.scale
    figure = scale.type(_FACT_VALUE) * 1.3
    if _beside(house, fact, width):
        return figure
    return figure + scale.type(_FACT_LABEL) * 1.1


def _draw_fact(house: House, fact: Said, box: Box) -> None:
    easel = house.easel
    panel(
        easel,
        box,
        colour=theme.PLATE,
        radius=_FACT_RADIUS,
        opacity=_FACT_OPACITY,
        shadow=False,
    )
    pad, y = easel.px(_FACT_PAD), box.centre[1]
    left = box.left + pad
    if fact.look is not None:
        size = easel.px(_FACT_EMBLEM)
        emblem_disc(easel, theme.SEATS[fact.look], left + size / 2, y, size)
        left += size + pad
    beside = _beside(house, fact, box.width)
    shift = 0.0 if beside else easel.scale.type(_FACT_LABEL) * 0.55
    label(
        easel,
        fact.figure,
        left,
        y - shift,
        face=Face.DISPLAY,
        size=_FACT_VALUE,
        anchor=Anchor.LEFT,
        most=box.right - pad - left,
    )
    if beside:
        place, anchor = (box.right - pad, y), Anchor.RIGHT
    else:
        place, anchor = (left, y + easel.scale.type(_FACT_VALUE) * 0.55), Anchor.LEFT
    most = box.right - pad - left
    label(easel, fact.what, *place, size=_FACT_LABEL, colour=theme.CREAM, anchor=anchor, most=most)


# ---- buttons


def _buttons(house: House, acts: Acts, another_cap: str) -> tuple[Button, ...]:
    words = house.words
    return (
        Button(
            key="rematch",
            label=words("results.rematch"),
            cap=words("key.enter"),
            look=Look.PRIMARY,
            do=acts.rematch,
        ),
        Button(
            key="another",
            label=words("results.another"),
            cap=another_cap,
            centred=False,
            do=acts.another,
        ),
        Button(
            key="title",
            label=words("results.title"),
            cap=words("key.esc"),
            shortcut=Meaning.BACK,
            do=acts.title,
        ),
    )


def _button_rows(
    house: House, buttons: tuple[Button, ...], width: float
) -> tuple[tuple[Button, ...], ...]:
    """Rematch alone; the other two beside each other if they fit."""
    rematch, *lesser = buttons
    gap = house.scale.px(_SECOND_GAP)
    across = sum(button_size(house, b.label, b.look, b.cap)[0] for b in lesser)
    if across + gap * (len(lesser) - 1) <= width:
        return ((rematch,), tuple(lesser))
    return ((rematch,), *((button,) for button in lesser))


def _across(house: House, row: tuple[Button, ...], box: Box) -> list[Button]:
    """The row over the whole width, each button as wide as its words ask for."""
    gap = house.scale.px(_SECOND_GAP)
    sizes = [button_size(house, b.label, b.look, b.cap)[0] for b in row]
    share = (box.width - gap * (len(row) - 1)) / sum(sizes)
    left, placed = box.left, []
    for button, size in zip(row, sizes, strict=True):
        placed.append(button.placed(Box(left, box.top, size * share, box.height)))
        left += size * share + gap
    return placed
