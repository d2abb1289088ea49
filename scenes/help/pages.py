"""Reads the pages of a game's help: a few marks of Markdown, each with one look on the screen.

    # Title            begins a page
    words              a paragraph, until an empty line
    - words            a bullet; "- [Esc] words" shows the key's cap
    > words            a house rule of ours
    ![Js Jh]           these cards; "back" is a card's back

It must not know fonts, sizes or any game.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from game import games

ENGLISH = "en"
HOUSE = ""
"""Stands for the house itself where a game's slug is asked for."""

_CARDS = re.compile(r"!\[([^\]]+)\]")
_CAPS = re.compile(r"((?:\[[^\]]+\]\s*)+)(.*)")
_CAP = re.compile(r"\[([^\]]+)\]")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Plain words."""

    words: str


@dataclass(frozen=True, slots=True)
class Bullet:
    """A short point; `caps` are the keys that it is about."""

    words: str
    caps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HouseRule:
    """Words about a rule that is ours."""

    words: str


@dataclass(frozen=True, slots=True)
class Cards:
    """A row of cards by their codes, or by the names of their faces; None is a back."""

    codes: tuple[str | None, ...]


Block = Paragraph | Bullet | HouseRule | Cards


@dataclass(frozen=True, slots=True)
class Page:
    """One thing to know."""

    title: str
    blocks: tuple[Block, ...]


class HelpError(ValueError):
    """A help file that cannot be shown, with the line."""


def help_pages(slug: str, language: str) -> tuple[Page, ...]:
    """The pages of a game (HOUSE: the house's own) in a language, else in English; () if none.

    Raises HelpError for a file that is not in this dialect.
    """
    folder = files("scenes") / "locale" if slug == HOUSE else files(games) / slug
    for code in (language, language.partition("_")[0], ENGLISH):
        file: Traversable = folder / "help" / f"{code}.md"
        if file.is_file():
            return read_pages(file.read_text("utf-8"))
    return ()


def read_pages(text: str) -> tuple[Page, ...]:
    """The pages of a help text. Raises HelpError."""
    pages: list[Page] = []
    title, blocks = "", list[Block]()
    for line in _joined(text):
        if line.startswith("# "):
            if title:
                pages.append(Page(title, tuple(blocks)))
            title, blocks = line[2:].strip(), []
        elif not title:
            raise HelpError(f"before the first title: {line!r}")
        else:
            blocks.append(_block(line))
    if title:
        pages.append(Page(title, tuple(blocks)))
    return tuple(pages)


def _joined(text: str) -> Iterator[str]:
    """The lines, with those that only go on joined to the one before."""
    whole = ""
    for raw in (*text.splitlines(), ""):
        line = raw.strip()
        if line and whole and not _begins(line) and not whole.startswith(("# ", "![")):
            whole = f"{whole} {line}"
            continue
        if whole:
            yield whole
        whole = line


def _begins(line: str) -> bool:
    return line.startswith(("# ", "- ", "> ", "!["))


def _block(line: str) -> Block:
    if line.startswith("> "):
        return HouseRule(line[2:].strip())
    if line.startswith("- "):
        return _bullet(line[2:].strip())
    if line.startswith("!"):
        cards = _CARDS.fullmatch(line)
        if cards is None:
            raise HelpError(f"not a row of cards: {line!r}")
        return Cards(tuple(None if code == "back" else code for code in cards[1].split()))
    return Paragraph(line)


def _bullet(words: str) -> Bullet:
    keyed = _CAPS.fullmatch(words)
    if keyed is None:
        return Bullet(words)
    return Bullet(keyed[2].strip(), tuple(_CAP.findall(keyed[1])))
