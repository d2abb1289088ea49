import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprites.canvas import Canvas
from sprites.tiles import cut


def card(width: int, height: int, turn: float) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(surface, (250, 240, 220, 255), surface.get_rect(), border_radius=12)
    return pygame.transform.rotozoom(surface, turn, 1)


def ring(size: int) -> pygame.Surface:
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.circle(surface, (250, 170, 30, 255), (size // 2, size // 2), size // 2, 12)
    return surface


@pytest.mark.parametrize("surface", [card(180, 250, 0), card(180, 250, 17), ring(500)])
@pytest.mark.parametrize("turnable", [True, False])
def test_the_parts_of_a_picture_together_are_the_picture(
    surface: pygame.Surface, turnable: bool
) -> None:
    size = surface.get_size()
    canvas = Canvas.offscreen(size)
    canvas.clear("#204060")
    canvas.draw(canvas.image(surface, turnable=turnable), size[0] / 2, size[1] / 2)
    expected = pygame.Surface(size, pygame.SRCALPHA)
    expected.fill("#204060")
    expected.blit(surface, (0, 0))
    shown = canvas.picture()
    for x in range(0, size[0], 7):
        for y in range(0, size[1], 7):
            near = zip(shown.get_at((x, y))[:3], expected.get_at((x, y))[:3], strict=True)
            assert all(abs(one - other) <= 3 for one, other in near), (x, y)
    canvas.close()


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 250), st.integers(0, 250), st.integers(1, 90), st.integers(0, 255)
        ),
        max_size=6,
    )
)
def test_parts_never_overlap_and_leave_nothing_out(
    boxes: list[tuple[int, int, int, int]],
) -> None:
    surface = pygame.Surface((300, 300), pygame.SRCALPHA)
    for x, y, side, alpha in boxes:
        surface.fill((200, 100, 50, alpha), (x, y, side, side))
    covered = pygame.Mask((300, 300))
    for tile in cut(surface):
        part = pygame.Mask(tile.box[2:], fill=True)
        assert covered.overlap(part, tile.box[:2]) is None
        covered.draw(part, tile.box[:2])
        if tile.opaque:
            inside = pygame.mask.from_surface(surface.subsurface(tile.box), 254)
            assert inside.count() == tile.box[2] * tile.box[3]
    seen = pygame.mask.from_surface(surface, 0)
    assert covered.overlap_area(seen, (0, 0)) == seen.count()


def test_a_large_ring_has_no_middle_and_a_card_is_mostly_copied() -> None:
    hollow = sum(tile.box[2] * tile.box[3] for tile in cut(ring(500)))
    assert hollow < 0.7 * 500 * 500
    copied = sum(t.box[2] * t.box[3] for t in cut(card(180, 250, 0)) if t.opaque)
    assert copied > 0.5 * 180 * 250


def test_an_empty_picture_has_no_parts() -> None:
    assert cut(pygame.Surface((200, 200), pygame.SRCALPHA)) == ()
