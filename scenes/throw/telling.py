"""What happens in a throw, in words: for the log, for the star, and for why somebody was beaten."""

from dataclasses import dataclass

from game.bouts.bout import Bout
from game.bouts.throws import BEATS, Symbol, kept
from game.events import BoutEnded, Committed, Decision, Event, Judged, Missed, Thrown
from game.zones import Seat
from scenes.seating import Seating
from scenes.services.words import Words

_GROUP = 8
_SYMBOLS = {symbol.code: symbol for symbol in Symbol}


@dataclass(frozen=True, slots=True)
class Reason:
    """Which symbols stay, which go, and how that is said."""

    staying: tuple[Symbol, ...]
    going: tuple[Symbol, ...]
    words: str


class ThrowTeller:
    """Finds the words for one bout."""

    def __init__(self, words: Words, seating: Seating) -> None:
        self._words = words
        self._seating = seating

    def name(self, seat: Seat) -> str:
        """What that seat is called."""
        return self._seating.sitters[seat].name

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Two to four names in a row, or the one."""
        told = [self.name(seat) for seat in seats]
        if len(told) == 1:
            return told[0]
        letters = dict(zip("abcd", told, strict=False))
        return self._words(f"throw.names.{len(told)}", **letters)

    def symbol(self, code: str) -> str:
        """The symbol's word."""
        return self._words(f"throws.symbol.{code}")

    def lines(self, event: Event) -> list[str]:
        """Lines for the log: seals when they are made, and how to open them when they are."""
        words = self._words
        match event:
            case Committed(seat, seal):
                return [words("throw.log.sealed", name=self.name(seat), seal=_grouped(seal))]
            case Thrown(seat, symbol, seal, salt):
                thrown = words("throw.log.thrown", name=self.name(seat), symbol=self.symbol(symbol))
                if not seal:
                    return [thrown]
                opening = f"{_grouped(salt)} {symbol}"
                return [thrown, words("throw.log.opened", name=self.name(seat), opening=opening)]
            case Missed(seat, how):
                missed = words(f"throws.miss.{how.value}")
                return [words("throw.log.thrown", name=self.name(seat), symbol=missed)]
            case Judged():
                return [self._judged(event)]
            case BoutEnded(winner=winner):
                return [words("throw.log.ended", name=self.name(winner))]
            case _:
                return []

    def _judged(self, judged: Judged) -> str:
        if judged.decision is Decision.SINGLE:
            name = self.name(judged.winners[0])
            if judged.points:
                return self._words.plural("throw.log.points", judged.points, name=name)
            return self._words("throws.decision.single", name=name)
        said = self._words(f"throws.decision.{judged.decision.value}")
        if judged.decision is Decision.SPLIT:
            return self._words("throw.log.split", said=said, names=self.names(judged.winners))
        return said

    def headline(self, judged: Judged, thrown: dict[Seat, str]) -> str:
        """The line above a duel: how the one beat the other, or what else it was."""
        if judged.decision is not Decision.SINGLE:
            return self._words(f"throw.headline.{judged.decision.value}")
        winner, loser = judged.winners[0], judged.losers[0]
        pair = thrown.get(winner), thrown.get(loser)
        if pair[0] is None or pair[1] is None:
            return self._words("throws.decision.single", name=self.name(winner))
        return self._words("throw.shout", said=self._words(_verb(pair[0], pair[1])))

    def reason(self, judged: Judged, thrown: dict[Seat, str]) -> Reason | None:
        """Why some go, told by the symbols alone; None if nobody goes by a symbol."""
        symbols = {_SYMBOLS[code] for code in thrown.values()}
        staying = kept(symbols) if symbols else frozenset()
        going = tuple(symbol for symbol in Symbol if symbol in symbols - staying)
        if not going or not judged.losers:
            return None
        left = tuple(symbol for symbol in Symbol if symbol in staying)
        if len(left) == 1 and len(going) == 1:
            said = self._words(_verb(left[0].code, going[0].code))
        elif len(left) == 1:
            said = self._words("throw.beats_both" if len(going) == 2 else "throw.beats_all")  # noqa: PLR2004 -- both are two
        else:
            said = self._words("throw.beat_it")
        return Reason(left, going, said)

    def again(self, bout: Bout) -> str:
        """Who throws again."""
        return self._words("throw.again", names=self.names(bout.standing))


def _verb(winner: str, loser: str) -> str:
    return BEATS[_SYMBOLS[winner], _SYMBOLS[loser]]


def _grouped(digits: str) -> str:
    """Hexadecimal digits in groups, so that a line can be broken between them."""
    return " ".join(digits[i : i + _GROUP] for i in range(0, len(digits), _GROUP))
