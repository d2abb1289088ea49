"""Turns a race into a photograph with its words: who is which arm, what the axis shows."""

import math

from game.cards import Card
from game.rules import Game
from scenes.cards import card_in_words
from scenes.house import House
from scenes.photo import Marks, Photo, Row
from scenes.seating import Seating
from sprites.photo import Photo as Picture
from sprites.photo import PhotoArm
from sprites.theme import SEATS

FIRST_MS, SHORTEST_MS, LONGEST_MS = 150.0, 450.0, 1000.0
"""The axis begins at the first, and ends between the other two; who came later is at its end."""

_BEYOND = 1.12
_STEPS_MS = (50.0, 100.0, 200.0)
_MOST_STEPS = 8
MINUS = "−"


def picture_of(
    house: House,
    game: Game,
    seating: Seating,
    photo: Photo,
    place: int,
    count: int,
    marks: Marks | None,
) -> Picture:
    """The photograph of race number `place` (from 0) of `count`."""
    words, slug = house.words, game.info.slug
    last_ms = axis_end_ms(photo)
    race = f"{slug}.race" if words.has(f"{slug}.race") else "results.race"
    card = "" if photo.card is None else card_words(house, slug, photo.card)
    return Picture(
        arms=tuple(_arm(house, seating, photo, row) for row in photo.rows),
        first_ms=FIRST_MS,
        last_ms=last_ms,
        ticks=tuple(
            (ms, words("results.axis", ms=round(ms)) if named else "")
            for ms, named in axis_ticks(last_ms, wide_words=house.scale.text > 1.0)
        ),
        tinted_until_ms=FIRST_MS if marks is None else marks.fair_ms,
        card=None if photo.card is None else photo.card.code,
        title=words("results.photo"),
        line=words.plural("results.pile", photo.pile, card=card) if photo.pile else card,
        right_title=words(race, number=place + 1, count=count),
        right_line="" if marks is None else words("results.tie_rule", ms=round(marks.tie_ms)),
        four_colour=house.settings.four_colour,
    )


def axis_end_ms(photo: Photo) -> float:
    """A round figure beyond the latest hand, within the bounds."""
    latest = max(row.at_ms for row in photo.rows) * _BEYOND
    return min(LONGEST_MS, max(SHORTEST_MS, math.ceil(latest / 50.0) * 50.0))


def axis_ticks(last_ms: float, *, wide_words: bool = False) -> tuple[tuple[float, bool], ...]:
    """Even marks from FIRST_MS on; every other one is named, or every fourth in large type."""
    span = last_ms - FIRST_MS
    step = next((step for step in _STEPS_MS if span / step <= _MOST_STEPS), _STEPS_MS[-1])
    first = math.ceil(FIRST_MS / step) * step
    marks = [first + i * step for i in range(int((last_ms - first) / step) + 1)]
    named = step * (4 if wide_words else 2)
    return tuple((ms, ms % named == 0) for ms in marks)


def card_words(house: House, slug: str, card: Card) -> str:
    """The card by name: the game's own name for it, or rank and suit."""
    return card_in_words(house.words, slug, card.code)


def _arm(house: House, seating: Seating, photo: Photo, row: Row) -> PhotoArm:
    words, sitter = house.words, seating.sitters[row.seat]
    remarks = [words("results.tie")] if row.tied else []
    if row.counted_otherwise:
        remarks.append(words("results.counted", ms=signed(round(row.counted_ms))))
    if row is photo.rows[0] and _head_start_told(seating, photo):
        remarks.append(words("results.head_start", ms=sitter.head_start_ms))
    return PhotoArm(
        seat=SEATS[sitter.look],
        at_ms=row.at_ms,
        label=words("results.ms", ms=round(row.at_ms)),
        remark=" · ".join(remarks),
    )


def _head_start_told(seating: Seating, photo: Photo) -> bool:
    """Whether the winner's head start made the difference: some bot counted less."""
    winner = photo.rows[0]
    ahead = [row for row in photo.rows if row.counted_ms < winner.counted_ms]
    beaten = any(seating.sitters[row.seat].bot is not None for row in ahead)
    return beaten and seating.sitters[winner.seat].head_start_ms > 0


def signed(number: int) -> str:
    """A number with a real minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)
