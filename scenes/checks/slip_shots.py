"""Pictures of everything around pink slips: garages, signing, challenges, and what was lost."""

from collections.abc import Mapping
from functools import partial

from game.bouts.bout import Kind
from game.pink_slip.deeds import (
    Accepted,
    Cancelled,
    Challenged,
    Registered,
    Settled,
    Signed,
)
from game.pink_slip.titles import Persona, Strokes
from scenes.checks.stepping import Build, SetClock
from scenes.house import House
from scenes.notice import AskScene
from scenes.pink_slip.answer import AnswerScene
from scenes.pink_slip.books import Books
from scenes.pink_slip.challenge import ChallengeScene
from scenes.pink_slip.closer_look import CloserLookScene
from scenes.pink_slip.eternity import EternityScene
from scenes.pink_slip.garage import GarageScene
from scenes.pink_slip.more import More, MoreScene
from scenes.pink_slip.newcomer import NewcomerScene
from scenes.pink_slip.papers import Papers
from scenes.pink_slip.sign import SignScene
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.pink_slip.who import WhoScene
from scenes.scene import Scene

DAY = "2025-03-01"
SIGNATURE: Strokes = (
    ((40, 960), (70, 420), (130, 130), (118, 620), (60, 860), (150, 560), (175, 700), (230, 520)),
    (
        (230, 520),
        (280, 720),
        (330, 420),
        (400, 120),
        (352, 560),
        (430, 520),
        (520, 640),
        (980, 330),
    ),
)
SOME = 4
SETTLED_MS = 4000.0


def slip_screens() -> Mapping[str, Build]:
    """By their names."""
    return {
        "slips-who": _who,
        "slips-nobody": lambda house, _: [_entered(WhoScene(house))],
        "slips-new": lambda house, _: [_entered(NewcomerScene(house, Books(house)))],
        "slips-garage": partial(_garage, won=SOME),
        "slips-garage-blank": _blank,
        "slips-garage-full": partial(_garage, won=len(Persona)),
        "slips-garage-stake": _at_stake,
        "slips-garage-lost": _lost,
        "slips-look": _look,
        "slips-more": _more,
        "slips-ask": _ask,
        "slips-sign": _sign,
        "slips-challenge": _challenge,
        "slips-tilt": _tilt,
        "slips-answer": _answer,
        "slips-eternity": _eternity,
    }


def _entered(scene: Scene) -> Scene:
    scene.on_enter()
    return scene


def _people(house: House) -> tuple[Books, str, str]:
    """Two who have signed, the house's own, and no wager left from another picture."""
    books = Books(house)
    wager = books.ledger.wager
    if wager is not None and wager.accepted:
        books.enter(Cancelled())
    books.open()
    return books, _signed(books, "Ana", 1), _signed(books, "Theo", 0)


def _signed(books: Books, name: str, look: int) -> str:
    player = books.add_person(name, look)
    books.enter(Signed(player, name, SIGNATURE[: 2 - look % 2], DAY))
    return player


def _throw_for(books: Books, one: str, other: str, winner: str, *, tilt: bool = False) -> None:
    books.enter(Challenged(one, other, Kind.LAST_LEFT, tilt=tilt))
    books.enter(Accepted("a match"))
    books.enter(Settled(winner, DAY))


def _who(house: House, _: SetClock) -> list[Scene]:
    _people(house)
    return [_entered(WhoScene(house))]


def _garage(house: House, _: SetClock, won: int) -> list[Scene]:
    books, ana, _theo = _people(house)
    for number, persona in enumerate(tuple(Persona)[:won]):
        name = house.words(f"slip.persona.{persona.value}")
        _throw_for(books, ana, _signed(books, name, number), ana)
    return [_entered(GarageScene(house, books, ana))]


def _blank(house: House, _: SetClock) -> list[Scene]:
    books = Books(house)
    books.open()
    return [_entered(GarageScene(house, books, books.add_person("Ana", 1)))]


def _at_stake(house: House, _: SetClock) -> list[Scene]:
    books, ana, theo = _people(house)
    books.enter(Challenged(ana, theo, Kind.POINTS))
    WagerSitting.accept(house, books)
    return [_entered(GarageScene(house, books, ana))]


def _lost(house: House, _: SetClock) -> list[Scene]:
    books, ana, theo = _people(house)
    _throw_for(books, theo, _signed(books, "Jo", 2), theo)
    _throw_for(books, ana, theo, ana)
    return [_entered(GarageScene(house, books, theo))]


def _look(house: House, _: SetClock) -> list[Scene]:
    books, ana, _theo = _people(house)
    books.enter(Registered(ana, "JL-7K2M-Q9XD"))
    paper = Papers(house, books).own(ana)
    assert paper is not None
    return [_entered(CloserLookScene(house, paper))]


def _more(house: House, clock: SetClock) -> list[Scene]:
    return [*_garage(house, clock, 1), _entered(MoreScene(house, (More.COIN, More.NEW_CAREER)))]


def _ask(house: House, clock: SetClock) -> list[Scene]:
    words = house.words
    said = words("slips.more.new_career.ask", name="Ana")
    return [
        *_garage(house, clock, 1),
        _entered(AskScene(house, said, words("slips.more.new_career"))),
    ]


def _sign(house: House, _: SetClock) -> list[Scene]:
    books = Books(house)
    scene = SignScene(house, books, books.add_person("Ana", 1))
    scene.on_enter()
    scene.pen.strokes = SIGNATURE
    scene.changed()
    return [scene]


def _challenge(house: House, _: SetClock) -> list[Scene]:
    books, ana, _theo = _people(house)
    return [_entered(ChallengeScene(house, books, ana))]


def _tilt(house: House, _: SetClock) -> list[Scene]:
    books, ana, theo = _people(house)
    _throw_for(books, ana, theo, theo)
    scene = ChallengeScene(house, books, ana)
    scene.choose(theo, tilt=True)
    return [_entered(scene)]


def _answer(house: House, _: SetClock) -> list[Scene]:
    books, ana, theo = _people(house)
    scene = ChallengeScene(house, books, ana)
    scene.choose(theo)
    stakes = scene.told
    books.enter(Challenged(ana, theo, Kind.POINTS))
    return [_entered(AnswerScene(house, books, stakes))]


def _eternity(house: House, _: SetClock) -> list[Scene]:
    books, ana, theo = _people(house)
    books.enter(Challenged(ana, theo, Kind.LAST_LEFT))
    sitting = WagerSitting.accept(house, books)
    sitting.give_up(1)
    scene = EternityScene(house, sitting, 0)
    scene.on_enter()
    scene.update(SETTLED_MS)
    return [scene]
