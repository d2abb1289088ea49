import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites.atlas import Atlas
from sprites.canvas import Canvas
from sprites.faces import french_codes
from sprites.typeface import Face
from sprites.workshop import Workshop

if TYPE_CHECKING:
    from sprites.easel import Easel


def painter(log: list[str], name: str, size: int = 8) -> Callable[[], pygame.Surface]:
    def paint() -> pygame.Surface:
        log.append(name)
        surface = pygame.Surface((size, size), pygame.SRCALPHA)
        surface.fill((10, 20, 30, 255))
        return surface

    return paint


def test_a_picture_is_painted_once_for_its_key(canvas: Canvas) -> None:
    log: list[str] = []
    atlas = Atlas(canvas)
    first = atlas.paint("a", painter(log, "a"))
    assert atlas.paint("a", painter(log, "a")) is first
    assert atlas.has("a")
    assert log == ["a"]


def test_rebuild_makes_every_picture_anew(canvas: Canvas) -> None:
    log: list[str] = []
    atlas = Atlas(canvas)
    for key in "abc":
        atlas.paint(key, painter(log, key))
    canvas.rebuild()
    assert not atlas.has("a")
    for key in "abc":
        image = atlas.paint(key, painter(log, key))
        assert image.generation == canvas.generation
    assert log == list("abcabc")


def test_the_oldest_pictures_go_when_there_are_too_many(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sprites.atlas._LEAST_BUDGET", 0)
    most = 7 * 4 * canvas.size[0] * canvas.size[1]
    log: list[str] = []
    atlas = Atlas(canvas)
    for i in range(40):
        atlas.paint(i, painter(log, str(i), 300))
        assert atlas.bytes_held <= most
    assert atlas.has(39)
    assert not atlas.has(0)
    atlas.paint(0, painter(log, "again", 300))
    assert log[-1] == "again"


def test_surfaces_are_kept_for_a_pack_and_let_go_after_that(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sprites.atlas._LEAST_SURFACES", 0)
    log: list[str] = []
    atlas = Atlas(canvas)
    first = atlas.surface(0, painter(log, "0", 200))
    assert atlas.surface(0, painter(log, "0", 200)) is first
    for i in range(1, 40):
        atlas.surface(i, painter(log, str(i), 200))
    assert atlas.surface(39, painter(log, "39", 200)) is not first
    assert log.count("39") == 1
    atlas.surface(0, painter(log, "0", 200))
    assert log.count("0") == 2


def test_a_kept_picture_comes_from_its_file(canvas: Canvas, tmp_path: Path) -> None:
    log: list[str] = []
    Atlas(canvas, tmp_path).paint("ground", painter(log, "ground"), keep=True)
    image = Atlas(canvas, tmp_path).paint("ground", painter(log, "ground"), keep=True)
    assert log == ["ground"]
    canvas.clear("#FFFFFF")
    canvas.draw(image, 50, 50)
    assert tuple(canvas.picture().get_at((50, 50)))[:3] == (10, 20, 30)


@pytest.mark.parametrize("damage", [b"", b"\x08\x00\x00\x00\x08\x00\x00\x00short", b"x" * 900])
def test_a_damaged_file_is_painted_again(canvas: Canvas, tmp_path: Path, damage: bytes) -> None:
    log: list[str] = []
    Atlas(canvas, tmp_path).paint("ground", painter(log, "ground"), keep=True)
    for file in tmp_path.glob("*.picture"):
        file.write_bytes(damage)
    Atlas(canvas, tmp_path).paint("ground", painter(log, "ground"), keep=True)
    assert log == ["ground", "ground"]


def test_a_folder_that_cannot_be_written_costs_only_time(canvas: Canvas, tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    log: list[str] = []
    Atlas(canvas, blocked).paint("ground", painter(log, "ground"), keep=True)
    assert log == ["ground"]


def test_words_are_centred_by_their_capitals_not_by_their_tails(easel: "Easel") -> None:
    heights = set()
    for words in ("Hello", "gypsy", "Éljen", "x"):
        image = easel.atlas.text(words, Face.DISPLAY, 60, "#FFFFFF")
        heights.add(image.height)
    assert len(heights) == 1
    easel.canvas.clear("#000000")
    easel.canvas.draw(easel.atlas.text("H", Face.DISPLAY, 100, "#FFFFFF"), 300, 300)
    ink = pygame.mask.from_threshold(easel.canvas.picture(), (255, 255, 255), (90, 90, 90, 255))
    box = ink.get_bounding_rects()[0]
    assert abs(box.centery - 300) <= 2


def test_cards_can_be_drawn_beside_the_main_thread(easel: "Easel") -> None:
    easel.atlas.prepare_cards(90)
    ready = easel.atlas.card_surface("Qh", 90)
    easel.atlas.clear()
    fresh = easel.atlas.card_surface("Qh", 90)
    same = pygame.image.tobytes(ready, "RGBA") == pygame.image.tobytes(fresh, "RGBA")
    assert same


def test_a_workshop_gives_each_surface_once_and_drops_older_orders() -> None:
    workshop = Workshop()
    done = [("a", lambda: pygame.Surface((1, 1))), ("b", lambda: pygame.Surface((2, 2)))]
    workshop.begin(done)
    taken = None
    while taken is None:
        taken = workshop.take("b")
        time.sleep(0)
    assert taken.get_size() == (2, 2)
    assert workshop.take("b") is None
    workshop.stop()
    assert workshop.take("a") is None


def test_a_card_is_as_wide_as_asked_and_has_its_margin(easel: "Easel") -> None:
    image = easel.atlas.card("Js", 120)
    assert (image.inner_width, image.width) == (120, 126)
    assert easel.atlas.card(None, 120).inner_height == 168
    assert len(french_codes()) == 52
