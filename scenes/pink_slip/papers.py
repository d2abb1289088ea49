"""What is written on a slip: a certificate of the ledger, put into words for the paper."""

from typing import Final

from game.pink_slip.titles import Certificate, Holding, Thing, Vehicle
from scenes.house import House
from scenes.pink_slip.books import Books
from sprites import theme
from sprites.pink_slip import SlipPaper

CARS: Final = {
    Vehicle.COMET: theme.ROSE,
    Vehicle.OTTER: theme.TEAL,
    Vehicle.KESTREL: theme.COBALT,
    Vehicle.DUCHESS: theme.PLUM,
    Vehicle.HERON: theme.GREEN,
    Vehicle.MARTEN: theme.CHESTNUT,
    Vehicle.COMMODORE: theme.PAPER,
    Vehicle.PLOVER: theme.MARIGOLD,
}


class Papers:
    """Writes the slips of one set of books."""

    def __init__(self, house: House, books: Books) -> None:
        self._house = house
        self._books = books

    def blank(self, name: str) -> SlipPaper:
        """A certificate that waits for a signature."""
        number = len(self._books.ledger.certificates) + 1
        vehicle = tuple(Vehicle)[(number - 1) % len(Vehicle)]
        status = self._house.words("slip.standing.blank")
        return self._paper(number, vehicle, name, ("slips.paper.status", status))

    def own(self, player: str, stamp: str = "") -> SlipPaper | None:
        """The certificate of a player's career, and how it stands; None if it is not signed."""
        ledger = self._books.ledger
        career = ledger.career(player)
        certificate = ledger.certificate(career)
        if certificate is None:
            return None
        status = self._house.words(f"slip.standing.{ledger.standing(career).value}")
        return self._signed(certificate, ("slips.paper.status", status), stamp)

    def wagered(self, certificate: Certificate, against: str, stamp: str = "") -> SlipPaper:
        """A certificate that is, or was, put up against somebody."""
        return self._signed(certificate, ("slips.paper.against", against), stamp)

    def won(self, holding: Holding) -> SlipPaper | None:
        """A certificate that hangs on the wall of whoever won it; None for coins and decks."""
        certificate = self._books.ledger.certificate(holding.title.owner)
        if certificate is None or holding.title.thing is not Thing.SLIP:
            return None
        name = self._books.name(holding.holder.player)
        return self._signed(certificate, ("slips.paper.lost_to", name))

    def name_on(self, certificate: Certificate) -> str:
        """Whose it says it is: people as they signed, personas as they are called."""
        player = certificate.owner.player
        return certificate.name if self._books.level(player) is None else self._books.name(player)

    def _signed(
        self, certificate: Certificate, third: tuple[str, str], stamp: str = ""
    ) -> SlipPaper:
        words = self._house.words
        coin = self._books.ledger.coin_id(certificate.owner)
        signed = words("slips.paper.signed", day=certificate.signed_on)
        return self._paper(
            certificate.number,
            certificate.vehicle,
            self.name_on(certificate),
            third,
            certificate.strokes,
            words("slips.paper.with_coin", signed=signed, coin=coin) if coin else signed,
            stamp,
        )

    def _paper(
        self,
        number: int,
        vehicle: Vehicle,
        name: str,
        third: tuple[str, str],
        strokes: tuple[tuple[tuple[int, int], ...], ...] = (),
        below: str = "",
        stamp: str = "",
    ) -> SlipPaper:
        words = self._house.words
        return SlipPaper(
            number=words("slips.paper.number", n=f"{number:04}"),
            head=words("slips.paper.head"),
            title=words("slips.paper.title"),
            lines=(
                (words("slips.paper.vehicle"), words(f"slip.vehicle.{vehicle.value}")),
                (words("slips.paper.owner"), name),
                (words(third[0]), third[1]),
            ),
            strokes=strokes,
            car=CARS[vehicle],
            below=below or words("slips.paper.sign_here"),
            stamp=stamp,
        )
