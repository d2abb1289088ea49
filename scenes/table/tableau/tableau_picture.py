"""Draws a table of tableaus from its show: the ground, one of its two pictures, words and bar.

It decides nothing.
"""

from scenes.cards import faces
from scenes.house import House
from scenes.table.bar import Bar, Target, draw_log
from scenes.table.sitting import Sitting
from scenes.table.tableau.bench import LIFT
from scenes.table.tableau.build_picture import BuildPicture, Chosen
from scenes.table.tableau.round_picture import RoundPicture
from scenes.table.tableau.tableau_show import TableauShow
from sprites import ground
from sprites.bubble import plate
from sprites.card_sprite import card_moving
from sprites.poster import poster_alive

_LAMP_BUILD, _LAMP_ROUND = (0.5, 0.40), (0.56, 0.45)
_WARM, _VIGNETTE = 54, 120
_NOTICE_Y, _TIGHT_NOTICE_Y, _NOTICE_MOST = 0.646, 0.62, 0.6
_NAME_SHARE, _TIGHT_TAGS_SHARE = 0.42, 0.71
"""Where the game's name must have ended, and the tags of the others do where type is large."""

_LIFT_SIZE = 1.0
_WORD = (0.568, 0.42)
_CARD = 268.0


class TableauPicture:
    """The picture of one table."""

    def __init__(self, house: House, sitting: Sitting, show: TableauShow) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._building = BuildPicture(house, sitting, show)
        self._round = RoundPicture(house, sitting, show)
        self.bar = Bar(house, sitting.game.info.slug)
        self._prepared: object = None

    @property
    def covered(self) -> bool:
        """Whether no face may be seen."""
        return self._round.covered

    @covered.setter
    def covered(self, covered: bool) -> None:
        self._round.covered = self._building.covered = covered

    def prepare(self) -> bool:
        """Have the pack drawn beside the main thread, at the size of this window."""
        here, house = self._show.plan, self._house
        ready = (house.canvas.generation, here.flip_card, house.settings.text_size)
        if self._prepared != ready:
            self._prepared = ready
            house.atlas.prepare_cards(here.flip_card, codes=faces(self._sitting.game))
        return False

    def draw_build(self, chosen: Chosen, caps: tuple[str, ...]) -> None:
        """The picture of the tableau that is being built."""
        self._draw_ground(_LAMP_BUILD, None)
        self._building.draw(chosen, caps)

    def draw_round(self, words: str, note: str) -> None:
        """The picture of the round."""
        here = self._show.plan
        self._draw_ground(_LAMP_ROUND, here.oval)
        self._round.draw(words, note)

    def _draw_ground(
        self, lamp: tuple[float, float], oval: tuple[float, float, float, float] | None
    ) -> None:
        name = self._sitting.game.table.ground
        ground.table(self._house.easel, name, lamp=lamp, oval=oval, warm=_WARM, vignette=_VIGNETTE)

    def draw_flying(self) -> None:
        """Cards in the air, and the one that is held by the pointer."""
        show, easel = self._show, self._house.easel
        held = [] if show.dragged is None else [show.dragged]
        here = show.build if show.acting.building else None
        width = show.plan.flip_card if here is None else here.card
        for token in (*show.stage.flying, *held):
            x, y = token.pose.pixels(easel.scale)
            lift = LIFT if token is show.dragged else token.lift
            card_moving(
                easel,
                show.face(None if self.covered else token.card),
                x,
                y,
                width,
                angle=token.pose.degrees,
                scale=token.pose.size * easel.px(_CARD) / width * (1 + lift * _LIFT_SIZE),
                open_share=1 - token.turned,
                lift=min(1.0, lift * 10),
            )

    def draw_word(self) -> None:
        """The word that drops in as everything is won."""
        word, easel = self._show.stage.word, self._house.easel
        if word is not None:
            x, y = (share * side for share, side in zip(_WORD, easel.canvas.size, strict=True))
            poster_alive(easel, word.words, x, y, degrees=word.degrees, scale=word.size)

    def _taken(self) -> tuple[tuple[float, float], ...]:
        """The pixels of the upper edge that the bar keeps off."""
        wide = self._house.scale.width
        if not self._show.plan.tight:
            return ((_NAME_SHARE * wide, _NAME_SHARE * wide),)
        return ((0.0, _TIGHT_TAGS_SHARE * wide),) if self._show.acting.building else ()

    def draw_words(self, *, log_open: bool) -> None:
        """What the house says, the bar, and the log."""
        easel, show = self._house.easel, self._show
        tight = show.plan.tight
        self.bar.draw(() if tight else show.option_lines, self._taken())
        if show.notice is not None:
            width, height = easel.canvas.size
            y = (_TIGHT_NOTICE_Y if tight else _NOTICE_Y) * height
            plate(easel, show.notice, width / 2, y, most=_NOTICE_MOST * width)
        if log_open:
            draw_log(self._house, show.log)


def offers(*, hints: bool, undoes: bool) -> tuple[Target, ...]:
    """The keys of this table's bar, from the right edge inwards."""
    return (
        Target.PAUSE,
        Target.LOG,
        *((Target.HINT,) if hints else ()),
        *((Target.UNDO,) if undoes else ()),
    )
