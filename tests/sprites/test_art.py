import re
from pathlib import Path

import pygame
import pytest

import sprites
from sprites.atlas import app_icon, art_names, art_text
from sprites.svg import raster, recolour

ROOT = Path(sprites.__file__).parent
IGNORED = re.compile(
    r"<(use|clipPath|mask|filter|text|tspan|style|image|symbol)\b|class=|url\(http"
)
NAMED = re.compile(r'(?:fill|stroke|stop-color)="(?!none|#[0-9A-Fa-f]{6}"|url\(#)[^"]*"')


@pytest.mark.parametrize("name", art_names())
def test_no_svg_uses_what_the_rasteriser_ignores(name: str) -> None:
    assert not IGNORED.search(art_text(name))
    assert not NAMED.search(art_text(name))


@pytest.mark.parametrize("module", sorted(ROOT.glob("*.py")), ids=lambda path: path.stem)
def test_no_code_writes_what_the_rasteriser_ignores(module: Path) -> None:
    source = module.read_text("utf-8")
    assert not re.search(r"['\"]<(use|clipPath|mask|filter|text|style)\b", source)


@pytest.mark.parametrize("name", art_names())
def test_every_drawing_shows_something(name: str) -> None:
    assert raster(art_text(name), 80, 80).get_bounding_rect().width > 10


def test_a_drawing_can_change_its_colours() -> None:
    document = '<svg viewBox="0 0 2 2"><rect width="2" height="2" fill="#CF3220"/></svg>'
    drawn = raster(recolour(document, {"#CF3220": "#2A56C6"}), 4, 4)
    assert tuple(drawn.get_at((2, 2))) == (0x2A, 0x56, 0xC6, 255)


@pytest.mark.parametrize("size", [16, 20, 24, 32, 48, 64, 100, 128, 256, 512, 700])
def test_the_app_has_an_icon_of_every_size(size: int) -> None:
    icon = app_icon(size)
    assert icon.get_size() == (size, size)
    assert pygame.mask.from_surface(icon, 100).count() > size * size / 2


def test_only_the_canvas_touches_the_renderer() -> None:
    users = {file.name for file in ROOT.glob("*.py") if "_sdl2" in file.read_text("utf-8")}
    assert users == {"canvas.py"}
