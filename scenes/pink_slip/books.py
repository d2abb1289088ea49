"""The books of all pink slips: reads and keeps the deeds, and knows what people are called.

What a deed may be is for the ledger's rules; that it is kept before anybody sees it, for here.
"""

from datetime import datetime
from typing import Final

from game.errors import IllegalAction, NotationError, Reason
from game.pink_slip.bookkeeping import enter, unopened
from game.pink_slip.deeds import Declined, Deed, Opened, read_deed, write_deed
from game.pink_slip.ledger import EMPTY, Ledger
from game.pink_slip.titles import Persona
from scenes.house import House
from scenes.services.storage import Profile
from scenes.services.storage.store import Json
from sprites import theme

LOOK_KEY: Final = "profile.look."
"""A profile's emblem, a place in theme.SEATS, is a setting of this name and the profile's id."""

BUSY: Final = Reason("wager_open", "PS-08")
"""Another copy of the app has entered something meanwhile."""

_PERSONAS: Final = {persona.player: persona for persona in Persona}


class Books:
    """The ledger of one house, and the players in it. A profile's player is its id."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.ledger: Ledger = EMPTY
        self._count = 0
        self._people: tuple[Profile, ...] = ()
        self._settings: dict[str, Json] = {}
        self.read()

    def read(self) -> None:
        """Take up all that was entered, by whichever copy of the app."""
        storage = self._house.storage
        self._people, self._settings = storage.profiles(), storage.settings()
        lines = storage.deeds()
        self._count, ledger = len(lines), EMPTY
        for number, line in enumerate(lines):
            try:
                ledger = enter(ledger, read_deed(line))
            except (NotationError, IllegalAction):
                self._house.log.warning("deed %s cannot be entered and counts for nothing", number)
        self.ledger = ledger

    def enter(self, deed: Deed, begins: tuple[str, str] | None = None) -> None:
        """Enter a deed for eternity, and with it begin a match of that id and header.

        Raises IllegalAction, and has kept nothing.
        """
        after = enter(self.ledger, deed)
        if not self._house.storage.add_deed(self._count, write_deed(deed), begins):
            self.read()
            raise IllegalAction(BUSY)
        self.ledger, self._count = after, self._count + 1

    def open(self) -> None:
        """Let personas without a slip sign one; a challenge that nobody answered is declined."""
        wager = self.ledger.wager
        if wager is not None and not wager.accepted:
            self.enter(Declined())
        personas = unopened(self.ledger)
        if personas:
            self.enter(Opened(personas, self.today))

    @property
    def today(self) -> str:
        """The day by this machine's calendar, like 2025-01-31."""
        return f"{datetime.fromtimestamp(self._house.clock.wall_ms() / 1000):%Y-%m-%d}"  # noqa: DTZ006 -- a day as people here count it

    # -- players -----------------------------------------------------------------------------

    def people(self) -> tuple[Profile, ...]:
        """All profiles of the house, as they were when the books were last read."""
        return self._people

    def rivals(self, player: str) -> tuple[str, ...]:
        """Everybody else: people first."""
        people = (profile.profile_id for profile in self.people())
        return tuple(other for other in (*people, *_PERSONAS) if other != player)

    def name(self, player: str) -> str:
        """What a player is called."""
        persona = _PERSONAS.get(player)
        if persona is not None:
            return self._house.words(f"slip.persona.{persona.value}")
        names = {profile.profile_id: profile.name for profile in self.people()}
        return names.get(player, "")

    def look(self, player: str) -> int:
        """A player's emblem, as a place in theme.SEATS."""
        persona = _PERSONAS.get(player)
        if persona is not None:
            return (list(Persona).index(persona) + 2) % len(theme.SEATS)
        stored = self._settings.get(LOOK_KEY + player)
        if isinstance(stored, int) and 0 <= stored < len(theme.SEATS):
            return stored
        ids = [profile.profile_id for profile in self.people()]
        return ids.index(player) % len(theme.SEATS) if player in ids else 0

    def level(self, player: str) -> str | None:
        """How a persona throws; None for people."""
        persona = _PERSONAS.get(player)
        return None if persona is None else persona.level

    def add_person(self, name: str, look: int) -> str:
        """A new profile; gives its player."""
        profile = self._house.storage.add_profile(name)
        self._house.storage.set_settings({LOOK_KEY + profile.profile_id: look})
        self.read()
        return profile.profile_id

    def why(self, reason: Reason) -> str:
        """A refusal in words."""
        values = dict(reason.values)
        name = self.name(str(values.get("player", "")))
        return self._house.words(f"slip.reason.{reason.code}", name=name)
