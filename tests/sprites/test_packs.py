"""Packs that are drawings: every face has its picture and its words, and can be told apart."""

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites.atlas import art_names
from sprites.packs import drawing_of, face_name, is_back, is_drawn, pack_names, read_pack

if TYPE_CHECKING:
    from sprites.easel import Easel

PACKS = pack_names()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("pack", PACKS)
def test_every_face_of_a_pack_is_drawn_and_no_two_are_alike(easel: "Easel", pack: str) -> None:
    easel.atlas.speak(lambda key: key.partition(".")[2])
    codes = (None, *read_pack(pack).faces)
    names = [face_name(pack, code) for code in codes]
    drawn = sorted(pixels(easel.atlas.card_surface(name, 60)) for name in names)
    assert all(one != other for one, other in pairwise(drawn))
    assert {drawing_of(str(name)) for name in names} <= set(art_names())
    assert [is_back(name) for name in names] == [True] + [False] * (len(names) - 1)
    assert all(is_drawn(name) for name in names)


def test_the_french_pack_is_called_by_its_codes_and_each_other_has_its_own_back(
    easel: "Easel",
) -> None:
    assert (face_name("", "Js"), face_name("", None)) == ("Js", None)
    backs = [easel.atlas.card_surface(face_name(pack, None), 80) for pack in ("", *PACKS)]
    assert len(set(map(pixels, backs))) == len(PACKS) + 1


def test_what_is_in_no_pack_has_no_face(easel: "Easel") -> None:
    for name in (f"{PACKS[0]}/none", "no such pack/"):
        with pytest.raises((ValueError, FileNotFoundError)):
            easel.atlas.card_surface(name, 80)


def test_what_stands_on_a_face_stays_on_it_and_changes_with_the_language(easel: "Easel") -> None:
    pack = next(
        p for p in PACKS if any(w.key for f in read_pack(p).faces.values() for w in f.words)
    )
    worded = next(c for c, face in read_pack(pack).faces.items() if any(w.key for w in face.words))
    name = face_name(pack, worded)
    keys = {w.key for w in read_pack(pack).faces[worded].words}
    said = []
    for words in ("W", "WWWWWWWWWWWWWWWWWWWWWWWWW"):
        easel.atlas.speak({f"face.{key}": words for key in keys}.__getitem__)
        face = easel.atlas.card_surface(name, 200)
        said.append(pixels(face))
        assert face.get_size() == (200, 280)
        rim = face.subsurface((1, 40, 4, 200))
        assert len({tuple(rim.get_at((2, y))) for y in range(200)}) == 1
    assert said[0] != said[1]
