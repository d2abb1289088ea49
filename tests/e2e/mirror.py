"""What lies where in an app's window, found by laying the same position out in another house.

Nothing here runs inside the app, and nothing is told to it.
"""

from dataclasses import dataclass

from game.catalogue import game_named
from game.moves import touched
from game.record import read_entry, read_header
from game.zones import Place
from scenes.checks.stepping import step
from scenes.controls import Screen
from scenes.input.intents import Meaning
from scenes.pause import PauseChoice
from scenes.seating import Seating
from scenes.table.hands.hands_table import HandsTable
from scenes.table.hands.scorer import Scorer
from scenes.table.sitting import Sitting
from tests.cardplayer import CardPlayer
from tests.e2e.running_app import Saved
from tests.pilot import Pilot

Point = tuple[float, float]
SETTLING_FRAMES = 60


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be touched: a card (`is_card`) or a button, and where it is.

    `codes` are the actions that it may mean. If they are several, `tiles` are the places of what
    is then chosen from. `steps` is how far to the right of the card that has the focus it lies,
    when the turn begins.
    """

    what: str
    place: Point
    is_card: bool
    letter: str
    steps: int
    codes: tuple[str, ...]
    tiles: tuple[Point, ...]


@dataclass(slots=True)
class Mirror:
    """Another house with a window of the same size, in which nobody sits."""

    pilot: Pilot
    seating: Seating
    pile: Point = (0.0, 0.0)
    """The middle of the pile that cards are laid on, once a position was laid out."""

    def ways(self, saved: Saved) -> tuple[Way, ...]:
        """All that the person whose turn it is can touch, and what they can do with it.

        What could be shouted is left out: these people say nothing.
        """
        player = self._at_turn(saved)
        table = player.table
        letters = {touched(offer.action): offer.cap for offer in table.desk.able.offers}
        aloud = table.sitting.game.table.aloud
        legal = [action for action in table.sitting.match.legal(player.seat) if not aloud(action)]
        touchable = dict.fromkeys(map(touched, legal))
        return tuple(self._way(player, what, letters.get(what, "")) for what in touchable)

    def _at_turn(self, saved: Saved) -> CardPlayer:
        table = HandsTable(self.pilot.house, self._sitting(saved), resumed=True)
        table.on_enter()
        self._frames(table, 1)
        table.on_return(PauseChoice.RESUME)
        player = CardPlayer(self.pilot, table)
        player.to_a_turn()
        self._frames(table, SETTLING_FRAMES)
        self.pile = player.place(f"pile.{Place.DISCARD.value}")
        return player

    def _way(self, player: CardPlayer, what: str, letter: str) -> Way:
        table, seat = player.table, player.seat
        actions = [a for a in table.sitting.match.legal(seat) if touched(a) == what]
        is_card = what in table.desk.able.cards
        key = player.card_key(what) if is_card else f"do.{actions[0].code}"
        held = [token.card.code for token in table.desk.cards if token.card is not None]
        chosen = table.desk.chosen
        steps = 0
        if is_card and chosen is not None and chosen.card is not None:
            steps = (held.index(what) - held.index(chosen.card.code)) % len(held)
        tiles: tuple[Point, ...] = ()
        if len(actions) > 1:
            table.touch(what)
            assert table.choice is not None
            table.choice.lay()
            tiles = tuple(table.choice.place(number) for number in range(len(actions)))
            player.mean(Meaning.BACK)
        codes = tuple(action.code for action in actions)
        return Way(what, player.place(key), is_card, letter, steps, codes, tiles)

    def tile_of(self, saved: Saved, way: Way, code: str) -> int:
        """Which of the tiles stands for this action."""
        for number in range(len(way.tiles)):
            player = self._at_turn(saved)
            player.table.touch(way.what)
            self._frames(player.table, SETTLING_FRAMES)
            player.letter(str(number + 1))
            if player.table.sitting.match.record.entries[-1][0].action.code == code:
                return number
        raise AssertionError(f"no tile for {code}")

    def next_deal(self, saved: Saved) -> Point:
        """Where the scores are confirmed."""
        scene = Scorer(self.pilot.house, self._sitting(saved)).scores(last=False)
        assert scene is not None
        return self.widget(scene, "go_on")

    def widget(self, screen: Screen, key: str) -> Point:
        """The middle of a widget."""
        self.pilot.step(screen)
        screen.settle()
        found = next(one for one in screen.board.widgets if one.key == key)
        return screen.board.place(found).centre

    def _sitting(self, saved: Saved) -> Sitting:
        header = read_header(saved.header)
        game = game_named(header.slug)
        entries = tuple(read_entry(game.rules, text)[0] for text in saved.entries)
        return Sitting(self.pilot.house, game, self.seating, header, saved.match_id, entries)

    def _frames(self, table: HandsTable, count: int) -> None:
        for _ in range(count):
            step(self.pilot.house, table, self.pilot.clock, drawn=False)
