"""A card as it looks and as it is said: each game's table tells which pack it is played with."""

from collections.abc import Iterable

from game.cards import Card
from game.rules import Game
from scenes.services.words import Words
from sprites.packs import face_name


def face(game: Game, card: Card | None) -> str | None:
    """The face to be drawn of a card of this game, the back of its pack for None."""
    return face_name(game.table.pack, None if card is None else card.code)


def faces(game: Game) -> tuple[str | None, ...]:
    """The back of the game's pack and every face in it, each once."""
    codes: Iterable[str | None] = dict.fromkeys(card.code for card in game.info.pack)
    return tuple(face_name(game.table.pack, code) for code in (None, *codes))


def card_in_words(words: Words, slug: str, code: str) -> str:
    """The card of this code: the game's own name for it, or rank and suit."""
    own = f"{slug}.card.{code}"
    if words.has(own):
        return words(own)
    rank, suit = code[0], code[1:]
    return words("card", rank=words(f"rank.{rank}"), suit=words(f"suit.{suit}"))
