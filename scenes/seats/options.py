"""The options of a game as rows of a panel, made from what the game says of them."""

from collections.abc import Callable, Sequence

from game.options import Option, OptionValue
from scenes.controls import Choice, Row, Toggle
from scenes.seats.model import Chairs
from scenes.services.words import Words

Changed = Callable[[], None]


def option_rows(words: Words, chairs: Chairs, changed: Changed) -> tuple[Row, ...]:
    """A row an option: on and off as a switch, everything else as a choice.

    House rules are marked where there are others besides them.
    """
    info = chairs.game.info
    mixed = len({option.house for option in info.options}) > 1
    return tuple(
        _row(words, f"{info.slug}.option.{option.key}", option, chairs, changed, mark=mixed)
        for option in info.options
    )


def option_key(key: str) -> str:
    """The widget's key for an option's."""
    return f"option.{key}"


def explained(words: Words, chairs: Chairs, widget_key: str | None) -> str:
    """What the option of this widget is about; without one, what holds for them all."""
    info = chairs.game.info
    for option in info.options:
        key = f"{info.slug}.option.{option.key}.note"
        if option_key(option.key) == widget_key and words.has(key):
            note = words(key)
            return words("seats.options.house", note=note) if option.house else note
    return words("seats.options.note")


def _row(
    words: Words, key: str, option: Option, chairs: Chairs, changed: Changed, *, mark: bool
) -> Row:
    def choose(value: OptionValue) -> None:
        chairs.set_option(option.key, value)
        changed()

    note = words("seats.house_rule") if mark and option.house else ""
    value = chairs.option(option.key)
    if _is_switch(option.values):
        return Toggle(
            key=option_key(option.key),
            label=words(key),
            note=note,
            on=bool(value),
            said=words("seats.on" if value else "seats.off"),
            change=choose,
        )
    return Choice(
        key=option_key(option.key),
        label=words(key),
        note=note,
        options=tuple(words(f"{key}.{_written(each)}") for each in option.values),
        chosen=option.values.index(value),
        change=lambda place: choose(option.values[place]),
    )


def _is_switch(values: Sequence[OptionValue]) -> bool:
    return set(map(type, values)) == {bool}


def _written(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
