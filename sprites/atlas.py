"""Makes every picture once for its size and keeps it: art, words, cards, shadows, painted parts.

Everything that is drawn comes from here by key, each frame anew, so that a lost device or a
resized window needs nobody's help. Grounds that are slow to paint are also kept as files.
"""

import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Canvas, Image
from sprites.faces import french_codes, french_drawing, write_index
from sprites.packs import Say, drawing_of, is_drawn, write_words
from sprites.typeface import Face, Line, Typeface
from sprites.workshop import Workshop

BACK: Final = "card_back"
"""The drawing of the usual back."""

CARD_PAD = 3
"""Transparent pixels round every card, for turning; inside its Image's width."""

_ART = Path(__file__).parent / "art"
_BUDGET_SCREENS = 7  # pictures are held for as many bytes as so many full windows take
_LEAST_BUDGET = 48_000_000
_KEPT_FILES_BYTES = 96_000_000
_SURFACE_SCREENS = 3  # the same of surfaces: the cards of a pack, for painting them into heaps
_LEAST_SURFACES = 12_000_000
_LAYOUT: Final = "BGRA"

Painter = Callable[[], pygame.Surface]


class Atlas:
    """The pictures of one canvas. `cache_dir` None keeps nothing on disk but the display face."""

    def __init__(self, canvas: Canvas, cache_dir: Path | None = None) -> None:
        self.canvas = canvas
        self.typeface = Typeface(cache_dir)
        self._cache_dir = cache_dir
        self._images: OrderedDict[Hashable, Image] = OrderedDict()
        self._bytes = 0
        self._generation = canvas.generation
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._surface_bytes = 0
        self._workshop = Workshop()
        self._words: Say = str

    def speak(self, words: Say) -> None:
        """Write on cards in these words from now on."""
        if words is not self._words:
            self._words = words
            self.clear()

    def paint(
        self,
        key: Hashable,
        painter: Painter,
        *,
        pad: int = 0,
        turnable: bool = True,
        opaque: bool = False,
        smooth: bool = True,
        keep: bool = False,
    ) -> Image:
        """The picture under this key, painted now if it is not there.

        `pad`, `turnable`, `opaque` and `smooth` as for Canvas.image. With `keep` the painted
        surface is also written to the cache folder (for what takes tens of milliseconds), under
        the key's repr, which must then say everything that the picture depends on.
        """
        if self._generation != self.canvas.generation:
            self.clear()
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
            return image
        surface = self._kept(key, painter) if keep else painter()
        image = self.canvas.image(surface, pad=pad, turnable=turnable, opaque=opaque, smooth=smooth)
        self._images[key] = image
        self._bytes += image.bytes
        budget = self._budget(_BUDGET_SCREENS, _LEAST_BUDGET)
        while self._bytes > budget and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._bytes -= oldest.bytes
        return image

    def has(self, key: Hashable) -> bool:
        """Whether the picture is ready to draw."""
        return self._generation == self.canvas.generation and key in self._images

    def clear(self) -> None:
        """Forget every picture; they are painted anew when next asked for."""
        self._images.clear()
        self._surfaces.clear()
        self._surface_bytes = 0
        self._workshop.stop()
        self._bytes = 0
        self._generation = self.canvas.generation

    @property
    def bytes_held(self) -> int:
        """What the pictures take in memory."""
        return self._bytes

    # ---- art and words

    def art(
        self,
        name: str,
        width_px: float,
        *,
        height_px: float | None = None,
        colours: Mapping[str, str] | None = None,
    ) -> Image:
        """The drawing sprites/art/<name>.svg at this width; `colours` replaces some by others."""
        changed = tuple(sorted((colours or {}).items()))
        key = ("art", name, round(width_px), height_px and round(height_px), changed)
        return self.paint(
            key, lambda: self.art_surface(name, width_px, height_px=height_px, colours=colours)
        )

    def art_surface(
        self,
        name: str,
        width_px: float,
        *,
        height_px: float | None = None,
        colours: Mapping[str, str] | None = None,
    ) -> pygame.Surface:
        """The same drawing as a surface, for painting into something larger."""
        document = svg.recolour(art_text(name), colours or {})
        if height_px is None:
            width, height = _view_box(document)
            height_px = width_px * height / width
        return svg.raster_fine(document, width_px, height_px)

    def text(
        self, words: str, face: Face, px: int, colour: str, *, squeeze_to: float | None = None
    ) -> Image:
        """A line of words. Its vertical middle is half a capital above the baseline.

        With `squeeze_to` it is squeezed to at least 80 %, then cut with an ellipsis.
        """
        most = None if squeeze_to is None else int(squeeze_to)
        key = ("text", words, face, px, colour, most)
        return self.paint(
            key, lambda: centred(self.typeface.line(words, face, px, colour, squeeze_to=most))
        )

    def tracked(self, words: str, px: int, colour: str) -> Image:
        """A line of capitals set apart, centred as `text` is."""
        key = ("tracked", words, px, colour)
        return self.paint(key, lambda: centred(self.typeface.tracked(words, px, colour)))

    # ---- cards

    def card(
        self,
        code: str | None,
        width_px: float,
        four_colour: bool = False,
        *,
        smooth: bool = True,
    ) -> Image:
        """A card's face by its name, or the usual back for None: with a pad of 3 around."""
        key = ("card", code or BACK, round(width_px), four_colour and code is not None, smooth)
        return self.paint(
            key,
            lambda: shade.padded(self.card_surface(code, width_px, four_colour), CARD_PAD),
            pad=CARD_PAD,
            smooth=smooth,
        )

    def card_surface(
        self, code: str | None, width_px: float, four_colour: bool = False
    ) -> pygame.Surface:
        """The same card as a surface, without its margin. Do not change it."""
        width = round(width_px)
        key = ("drawing", code or BACK, width, four_colour and code is not None)

        def painter() -> pygame.Surface:
            surface = self._workshop.take(key) or _drawing(code, width, four_colour)
            if is_drawn(code):
                write_words(surface, code, self._words, self.typeface)
            elif code is not None:
                write_index(surface, code, four_colour, self.typeface)
            return surface

        return self.surface(key, painter)

    def surface(self, key: Hashable, painter: Painter) -> pygame.Surface:
        """A surface for painting into others, kept for a while. Do not change it."""
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = painter()
            self._surface_bytes += _bytes(surface)
            budget = self._budget(_SURFACE_SCREENS, _LEAST_SURFACES)
            while self._surface_bytes > budget and len(self._surfaces) > 1:
                _, oldest = self._surfaces.popitem(last=False)
                self._surface_bytes -= _bytes(oldest)
        self._surfaces.move_to_end(key)
        return surface

    def _budget(self, screens: int, least: int) -> int:
        width, height = self.canvas.size
        return max(least, screens * 4 * width * height)

    def prepare_cards(
        self,
        width_px: float,
        four_colour: bool = False,
        *,
        codes: Iterable[str | None] = (None, *french_codes()),
    ) -> None:
        """Draw these cards beside the main thread, for when they are asked for."""
        width = round(width_px)
        jobs = [
            (
                ("drawing", code or BACK, width, four_colour and code is not None),
                partial(_drawing, code, width, four_colour),
            )
            for code in codes
        ]
        self._workshop.begin([job for job in jobs if job[0] not in self._surfaces])

    def shadow(self, width_px: float, height_px: float, radius: float, cast: shade.Shadow) -> Image:
        """The soft shadow of a round-cornered paper, centred under it (not yet moved by dx, dy)."""
        key = ("shadow", round(width_px), round(height_px), round(radius), cast)

        def painter() -> pygame.Surface:
            paper = svg.picture(
                svg.box(0, 0, width_px, height_px, radius, theme.INK), width_px, height_px
            )
            return shade.soft(paper, cast.blur, cast.alpha, cast.reach)

        return self.paint(key, painter, pad=cast.reach)

    # ---- files

    def _kept(self, key: Hashable, painter: Painter) -> pygame.Surface:
        if self._cache_dir is None:
            return painter()
        file = self._cache_dir / f"{_edition()}-{_digest(repr(key))}.picture"
        surface = _read(file)
        if surface is None:
            surface = painter()
            _write(file, surface)
            _tidy(self._cache_dir)
        return surface


def _drawing(code: str | None, width: int, four_colour: bool) -> pygame.Surface:
    if code is None or is_drawn(code):
        art = BACK if code is None else drawing_of(code)
        return svg.raster_fine(art_text(art), width, round(width * theme.CARD_RATIO))
    return french_drawing(code, width, four_colour, art_text)


def _bytes(surface: pygame.Surface) -> int:
    return 4 * surface.get_width() * surface.get_height()


def centred(line: Line) -> pygame.Surface:
    """The line on a surface whose vertical middle is the middle of its capitals."""
    height = line.surface.get_height()
    half = max(line.middle, height - line.middle)
    sheet = pygame.Surface((line.surface.get_width(), 2 * half), pygame.SRCALPHA)
    sheet.blit(line.surface, (0, half - line.middle))
    return sheet


@cache
def art_text(name: str) -> str:
    """The SVG text of a drawing. Raises FileNotFoundError when there is none of this name."""
    return (_ART / f"{name}.svg").read_text("utf-8")


def art_names() -> list[str]:
    """The names of all drawings."""
    return sorted(file.stem for file in _ART.glob("*.svg"))


def app_icon(size_px: int) -> pygame.Surface:
    """The app's icon as a picture, the next larger drawn size scaled to this one."""
    drawn = (16, 24, 32, 48, 64, 128, 256, 512)
    nearest = next((size for size in drawn if size >= size_px), drawn[-1])
    icon = pygame.image.load(_ART / f"app_icon_{nearest}.png")
    if nearest == size_px:
        return icon
    return pygame.transform.smoothscale(icon, (size_px, size_px))


def _view_box(document: str) -> tuple[float, float]:
    _, _, width, height = document.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return float(width), float(height)


@cache
def _edition() -> str:
    """Changes whenever the painting code or the art does, so that kept files never outlive it."""
    here = Path(__file__).parent
    files = (file for folder in (here, _ART) for file in folder.iterdir() if file.is_file())
    stats = sorted((file.name, file.stat().st_mtime_ns) for file in files)
    return _digest(repr(stats))


def _digest(text: str) -> str:
    """A short name for a text: hashlib takes longer to import than the title to draw."""
    written = text.encode()
    return f"{zlib.crc32(written):08x}{zlib.adler32(written):08x}"


def _read(file: Path) -> pygame.Surface | None:
    """A kept picture, or None when it is missing or not whole."""
    try:
        kept = file.read_bytes()
    except OSError:
        return None
    width, height = int.from_bytes(kept[:4], "little"), int.from_bytes(kept[4:8], "little")
    if not width or len(kept) != 8 + 4 * width * height:
        return None
    return pygame.image.frombuffer(memoryview(kept)[8:], (width, height), _LAYOUT)


def _write(file: Path, surface: pygame.Surface) -> None:
    """Keep a picture; a full or read-only disk only means that it is painted again next time."""
    width, height = surface.get_size()
    head = width.to_bytes(4, "little") + height.to_bytes(4, "little")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as unfinished:
            unfinished.write(head + pygame.image.tobytes(surface, _LAYOUT))
        Path(unfinished.name).replace(file)
    except OSError:
        return


def _tidy(folder: Path) -> None:
    """Drop the oldest kept pictures when there are many: each window size brings its own."""
    try:
        files = sorted(folder.glob("*.picture"), key=lambda f: f.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > _KEPT_FILES_BYTES:
                file.unlink()
    except OSError:
        return
