"""Everything that can be set, as sheets of rows; each row changes the house's settings at once.

It must not know where on the screen a sheet will be.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from scenes.controls import Box, Choice, Row, Slider, Toggle
from scenes.controls.widget import NOWHERE
from scenes.house import House
from scenes.input.labels import cap_words
from scenes.key_check import KeyCheckScene
from scenes.motion.beats import Motion
from scenes.scene import Push
from scenes.seating import Seating
from scenes.services.settings import TEXT_SIZES, BotPace, Settings
from scenes.settings.rows import KeyStrip, LetterChoice, Opener, PackToggle
from sounds.cues import Cue
from sprites import theme


@dataclass(frozen=True, slots=True)
class Sheet:
    """One paper: a title in small capitals over some rows; `box` once it has been placed."""

    title: str
    rows: tuple[Row, ...]
    box: Box = NOWHERE


def look_sheet(house: House) -> Sheet:
    """What is seen: type, pack, window, curtain, language."""
    words, now = house.words, house.settings
    rows: tuple[Row, ...] = (
        LetterChoice(
            key="text_size",
            label=words("settings.text_size"),
            letter=words("settings.letter"),
            options=tuple(words("settings.percent", n=size) for size in TEXT_SIZES),
            chosen=TEXT_SIZES.index(now.text_size),
            change=lambda i: house.change(replace(house.settings, text_size=TEXT_SIZES[i])),
        ),
        PackToggle(
            key="four_colour",
            label=words("settings.four_colour"),
            note=words("settings.four_colour.note"),
            on=now.four_colour,
            change=lambda on: house.change(replace(house.settings, four_colour=on)),
        ),
        Choice(
            key="fullscreen",
            label=words("settings.window"),
            options=(words("settings.window.window"), words("settings.window.full")),
            chosen=int(now.fullscreen),
            change=lambda i: house.change(house.settings.with_fullscreen(bool(i))),
        ),
        Choice(
            key="curtain",
            label=words("settings.curtain"),
            options=(words("settings.curtain.hold"), words("settings.curtain.tap")),
            chosen=0 if now.curtain_hold else 1,
            change=lambda i: house.change(replace(house.settings, curtain_hold=i == 0)),
        ),
    )
    return Sheet(words("settings.look"), (*rows, *_language(house)))


def _language(house: House) -> tuple[Row, ...]:
    """The choice of a language, where there is one."""
    words, now = house.words, house.settings
    if len(words.languages) == 1:
        return ()
    codes = ("", *words.languages)
    return (
        Choice(
            key="language",
            label=words("settings.language"),
            options=tuple(_language_name(house, code) for code in codes),
            chosen=codes.index(now.language) if now.language in codes else 0,
            change=lambda i: house.change(replace(house.settings, language=codes[i])),
        ),
    )


def _language_name(house: House, code: str) -> str:
    """A language in its own words, or its code where nobody wrote them down."""
    key = f"settings.language.{code or 'system'}"
    return house.words(key) if house.words.has(key) else code


def motion_sheet(house: House) -> Sheet:
    """How much moves."""
    words, now = house.words, house.settings
    levels = tuple(Motion)
    return Sheet(
        words("settings.motion"),
        (
            Choice(
                key="motion",
                label=words("settings.motion.level"),
                options=tuple(words(f"settings.motion.{level.value}") for level in levels),
                chosen=levels.index(now.motion),
                change=lambda i: house.change(replace(house.settings, motion=levels[i])),
            ),
            Toggle(
                key="shake",
                label=words("settings.shake"),
                on=now.shakes,
                change=lambda on: house.change(replace(house.settings, shake=on)),
            ),
        ),
    )


def sound_sheet(house: House) -> Sheet:
    """What is heard; each volume is tried as it is set."""
    words, now = house.words, house.settings
    return Sheet(
        words("settings.sound"),
        (
            _volume(house, "volume_all", now.volume_all, Cue.SNAP, _all),
            _volume(house, "volume_slaps", now.volume_slaps, Cue.SLAP, _slaps),
            _volume(house, "volume_bells", now.volume_bells, Cue.BELL_0, _bells),
            Toggle(
                key="mute",
                label=words("settings.mute"),
                note=words("settings.mute.note"),
                on=now.mute,
                change=lambda on: house.change(house.settings.with_mute(on)),
            ),
        ),
    )


def _volume(
    house: House, key: str, value: int, cue: Cue, changed: Callable[[Settings, int], Settings]
) -> Slider:
    def change(number: int) -> None:
        house.change(changed(house.settings, number))
        house.mixer.play(cue)

    words = house.words
    shown = words("settings.volume", n=value)
    return Slider(key=key, label=words(f"settings.{key}"), value=value, shown=shown, change=change)


def _all(settings: Settings, volume: int) -> Settings:
    return replace(settings, volume_all=volume)


def _slaps(settings: Settings, volume: int) -> Settings:
    return replace(settings, volume_slaps=volume)


def _bells(settings: Settings, volume: int) -> Settings:
    return replace(settings, volume_bells=volume)


def table_sheet(house: House, seating: Seating | None) -> Sheet:
    """The pace of bots, and the keys of the people."""
    words, now = house.words, house.settings
    paces = tuple(BotPace)
    return Sheet(
        words("settings.table"),
        (
            Choice(
                key="bot_pace",
                label=words("settings.bot_pace"),
                options=tuple(words(f"settings.bot_pace.{pace.value}") for pace in paces),
                chosen=paces.index(now.bot_pace),
                change=lambda i: house.change(replace(house.settings, bot_pace=paces[i])),
            ),
            Toggle(
                key="quick_bouts",
                label=words("settings.quick_bouts"),
                note=words("settings.quick_bouts.note"),
                on=now.quick_bouts,
                change=lambda on: house.change(replace(house.settings, quick_bouts=on)),
            ),
            Opener(
                key="keys",
                label=words("settings.keys"),
                note=words("settings.keys.note"),
                button=words("settings.keys.check"),
                do=lambda: Push(KeyCheckScene(house, seating)),
            ),
            *_key_strip(house, seating),
        ),
    )


def _key_strip(house: House, seating: Seating | None) -> tuple[Row, ...]:
    sitters = () if seating is None else seating.sitters
    chips = tuple(
        (theme.SEATS[sitter.look], cap_words(house.words, sitter.control))
        for sitter in sitters
        if sitter.control is not None
    )
    return (KeyStrip(key="strip", label="", enabled=False, chips=chips),) if chips else ()
