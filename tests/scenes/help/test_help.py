"""How to play: the little dialect, leaves that fit, and the ways through the pages."""

import pytest

from game.catalogue import open_games
from scenes.controls.board import SETTLE_MS
from scenes.help.help_scene import HelpScene
from scenes.help.lines import Mark, Paper, leaves
from scenes.help.pages import (
    HOUSE,
    Bullet,
    Cards,
    HelpError,
    HouseRule,
    Page,
    Paragraph,
    help_pages,
    read_pages,
)
from scenes.input.intents import Meaning, Phase, Pointer, Wheel
from scenes.scene import Pop
from tests.pilot import Pilot

TEXT = """
# One

First words
that go on.

Second words.

- a point
  of two lines
- [Esc] [M] keys
> ours

![Js back]

# Two
"""


def test_the_dialect_is_read() -> None:
    one, two = read_pages(TEXT)
    assert one == Page(
        "One",
        (
            Paragraph("First words that go on."),
            Paragraph("Second words."),
            Bullet("a point of two lines"),
            Bullet("keys", ("Esc", "M")),
            HouseRule("ours"),
            Cards(("Js", None)),
        ),
    )
    assert two == Page("Two", ())


@pytest.mark.parametrize("text", ["words before a title", "# One\n![Js"])
def test_what_is_not_the_dialect_is_refused(text: str) -> None:
    with pytest.raises(HelpError):
        read_pages(text)


@pytest.mark.parametrize("slug", [HOUSE, *(game.info.slug for game in open_games())])
def test_every_chapter_has_pages_and_only_cards_of_its_pack(slug: str) -> None:
    pages = help_pages(slug, "en")
    assert pages
    known = {card.code for game in open_games() for card in game.info.pack}
    for page in pages:
        for part in page.blocks:
            if isinstance(part, Cards):
                assert {code for code in part.codes if code is not None} <= known


@pytest.mark.parametrize("slug", [game.info.slug for game in open_games()])
def test_every_house_option_is_told_as_a_house_rule(slug: str) -> None:
    game = next(game for game in open_games() if game.info.slug == slug)
    ours = sum(option.house for option in game.info.options)
    told = [b for page in help_pages(slug, "en") for b in page.blocks if isinstance(b, HouseRule)]
    assert len(told) >= ours


def test_another_language_falls_back_to_english() -> None:
    assert help_pages(HOUSE, "qq_QQ") == help_pages(HOUSE, "en")


def test_what_nobody_wrote_has_no_pages() -> None:
    assert help_pages("no_such_game", "en") == ()


# ---- leaves


@pytest.mark.parametrize("width", [260.0, 500.0, 1200.0])
def test_leaves_fit_their_paper_and_lose_no_word(pilot: Pilot, width: float) -> None:
    pages = help_pages(HOUSE, "en")
    paper = Paper(width, 220.0, 260.0, figure_beside=False)
    made = leaves(pilot.house.easel, pages, lambda _: paper, "House rule")
    for leaf in made:
        last, line = leaf.lines[-1]
        assert last + line.height <= (paper.height if leaf.first else paper.later_height)
    said = " ".join(line.words for leaf in made for _, line in leaf.lines).split()
    written = [word for page in pages for part in page.blocks for word in _words(part)]
    assert said == written


def _words(part: object) -> list[str]:
    return [] if isinstance(part, Cards) else str(getattr(part, "words", "")).split()


def test_a_mark_too_wide_for_the_column_stands_alone(pilot: Pilot) -> None:
    page = Page("One", (HouseRule("ours"),))
    paper = Paper(120.0, 500.0, 500.0, figure_beside=False)
    (leaf,) = leaves(pilot.house.easel, (page,), lambda _: paper, "House rule")
    assert [(line.mark, line.words) for _, line in leaf.lines] == [
        (Mark.CHIP, ""),
        (Mark.NONE, "ours"),
    ]


def test_cards_go_beside_the_words_where_there_is_room(pilot: Pilot) -> None:
    page = Page("One", (Paragraph("words"), Cards(("Js",))))
    for beside in (False, True):
        paper = Paper(500.0, 900.0, 900.0, figure_beside=beside)
        papers = {page: paper}
        (leaf,) = leaves(pilot.house.easel, (page,), papers.__getitem__, "")
        assert leaf.figure == (("Js",) if beside else ())
        assert len(leaf.lines) == (1 if beside else 2)


# ---- the scene


@pytest.fixture
def scene(pilot: Pilot) -> HelpScene:
    made = HelpScene(pilot.house, pilot.game.info.slug)
    made.on_enter()
    pilot.clock.go_on(SETTLE_MS)
    return made


def test_it_opens_at_the_chapter_asked_for(pilot: Pilot, scene: HelpScene) -> None:
    assert scene.chapter == pilot.game.info.slug
    assert HelpScene(pilot.house).chapter == open_games()[0].info.slug


def test_right_and_left_turn_the_leaves_and_stop_at_the_ends(
    pilot: Pilot, scene: HelpScene
) -> None:
    for _ in range(100):
        pilot.mean(scene, Meaning.RIGHT)
        scene.draw(pilot.house.canvas)
    last = scene.leaf
    assert last > 0
    for _ in range(100):
        pilot.mean(scene, Meaning.LEFT)
    assert scene.leaf == 0


def test_down_goes_to_the_next_chapter_at_its_first_leaf(pilot: Pilot, scene: HelpScene) -> None:
    pilot.mean(scene, Meaning.RIGHT)
    for _ in open_games():
        pilot.mean(scene, Meaning.DOWN)
    assert scene.chapter == HOUSE
    assert scene.leaf == 0


def click(pilot: Pilot, scene: HelpScene, key: str) -> None:
    box = next(scene.board.place(w) for w in scene.board.widgets if w.key == key)
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer(phase, *box.centre, pilot.clock.now_ms(), 1))
    scene.settle()


def test_the_mouse_alone_turns_leaves_and_picks_chapters(pilot: Pilot, scene: HelpScene) -> None:
    click(pilot, scene, "next")
    assert scene.leaf == 1
    pilot.clock.go_on(SETTLE_MS)
    click(pilot, scene, "previous")
    assert scene.leaf == 0
    click(pilot, scene, f"chapter:{HOUSE}")
    assert scene.chapter == HOUSE
    scene.draw(pilot.house.canvas)


def test_the_wheel_turns_the_leaves(pilot: Pilot, scene: HelpScene) -> None:
    x, y = pilot.house.scale.width * 0.7, pilot.house.scale.height * 0.5
    scene.handle(Wheel(-1, x, y))
    assert scene.leaf == 1
    scene.handle(Wheel(1, x, y))
    assert scene.leaf == 0


def test_esc_is_the_way_back(pilot: Pilot, scene: HelpScene) -> None:
    assert pilot.mean(scene, Meaning.BACK) == Pop()
