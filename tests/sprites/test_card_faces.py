from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites.faces import french_codes

if TYPE_CHECKING:
    from sprites.easel import Easel


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("code", french_codes())
def test_every_card_of_the_pack_has_a_picture(easel: "Easel", code: str) -> None:
    face = easel.atlas.card_surface(code, 100)
    assert face.get_size() == (100, 140)
    assert face.get_at((50, 2))[3] == 255
    assert len({tuple(face.get_at((x, y))) for x in range(5, 95, 6) for y in range(5, 135, 6)}) > 2


@pytest.mark.parametrize("four_colour", [False, True])
def test_no_two_cards_look_alike(easel: "Easel", four_colour: bool) -> None:
    faces = sorted(pixels(easel.atlas.card_surface(c, 60, four_colour)) for c in french_codes())
    assert len(faces) == 52
    assert all(one != other for one, other in pairwise(faces))


def test_the_four_colour_pack_changes_diamonds_and_clubs_alone(easel: "Easel") -> None:
    for code in french_codes():
        usual = pixels(easel.atlas.card_surface(code, 60))
        four = pixels(easel.atlas.card_surface(code, 60, True))
        assert (usual != four) == (code[1] in "dc"), code


def test_the_back_reads_the_same_upside_down(easel: "Easel") -> None:
    back = easel.atlas.card_surface(None, 120)
    turned = pygame.transform.rotate(back, 180)
    far = 0
    for x in range(0, 120, 5):
        for y in range(0, 168, 5):
            pair = zip(back.get_at((x, y)), turned.get_at((x, y)), strict=True)
            far += any(abs(one - other) > 60 for one, other in pair)
    assert far < 20


def test_the_index_is_in_both_corners(easel: "Easel") -> None:
    face = easel.atlas.card_surface("Ks", 250)
    upper = face.subsurface((18, 18, 46, 80)).copy()
    lower = pygame.transform.rotate(face.subsurface((186, 252, 46, 80)), 180)
    assert upper.get_at((2, 2)) == lower.get_at((2, 2))
    assert len({tuple(upper.get_at((x, 20))) for x in range(46)}) > 1


def test_what_is_no_card_has_no_face(easel: "Easel") -> None:
    for code in ("1s", "Xh", "10h", "", "JS"):
        with pytest.raises(ValueError, match="no face"):
            easel.atlas.card_surface(code, 80)
