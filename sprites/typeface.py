"""The two families of type and how their words become pictures; knows no screen.

Display is Fraunces Black, cut once from its variable font into the cache folder (a package brings
the finished cut beside the art); the rest is Hanken Grotesk. Both come from their own packages.
"""

import os
import tempfile
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

import pygame

from sprites import theme

CAP_HEIGHT = 0.70
"""Height of a capital in em, of both families."""

NARROWEST = 0.80
"""A name is squeezed to this share of its width before it is cut."""

ELLIPSIS = "…"
_MEASURED = 4096  # lines whose width is remembered: parts ask each frame
_CUT_NAME = "fraunces-black.ttf"
_AXES = {"wght": 900, "opsz": 144, "SOFT": 100, "WONK": 0}
_ART = Path(__file__).parent / "art"


class Face(Enum):
    """The four cuts of the house."""

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame

    DISPLAY = "display"
    MEDIUM = "Medium"
    SEMIBOLD = "SemiBold"
    BOLD = "Bold"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words as a picture. `surface` is as wide as the ink and as high as the font.

    `middle` is the row, in its pixels, that lies half a capital above the baseline: centre by it,
    and no descender moves the line.
    """

    surface: pygame.Surface
    middle: int


class Typeface:
    """Opens fonts as they are asked for. `cache_dir` None keeps the cut in a temporary folder."""

    def __init__(self, cache_dir: Path | None) -> None:
        pygame.font.init()
        self._cache_dir = cache_dir
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, Face, int], int] = {}

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The font of this face at px pixels an em."""
        key = face, px
        if key not in self._fonts:
            path = self._display_file() if face is Face.DISPLAY else _hanken_file(face)
            self._fonts[key] = pygame.font.Font(path, px)
        return self._fonts[key]

    def width(self, words: str, face: Face, px: int) -> int:
        """Pixels that the words take in one line, unsqueezed."""
        key = words, face, px
        known = self._widths.get(key)
        if known is None:
            if len(self._widths) >= _MEASURED:
                self._widths.clear()
            known = self._widths[key] = self.font(face, px).size(words)[0]
        return known

    def fit(self, words: str, face: Face, px: int, most: float) -> str:
        """The words, or as many first letters as fit `most` pixels at NARROWEST, and "…"."""
        if self.width(words, face, px) * NARROWEST <= most:
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            kept = words[:middle].rstrip() + ELLIPSIS
            if self.width(kept, face, px) * NARROWEST <= most:
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + ELLIPSIS

    def line(
        self,
        words: str,
        face: Face,
        px: int,
        colour: str,
        *,
        squeeze_to: float | None = None,
    ) -> Line:
        """One line of words. With `squeeze_to` it is never wider than so many pixels."""
        if squeeze_to is not None:
            words = self.fit(words, face, px, squeeze_to)
        font = self.font(face, px)
        drawn = font.render(words or " ", True, theme.rgb(colour))
        ink = drawn.get_bounding_rect()
        width = max(1, ink.width)
        drawn = drawn.subsurface((ink.x, 0, width, drawn.get_height()))
        if squeeze_to is not None and width > squeeze_to:
            size = max(1, int(squeeze_to)), drawn.get_height()
            drawn = pygame.transform.smoothscale(drawn, size)
        return Line(drawn, self.middle(face, px))

    def middle(self, face: Face, px: int) -> int:
        """The row half a capital above the baseline, from the top of the font's line."""
        return round(self.font(face, px).get_ascent() - CAP_HEIGHT / 2 * px)

    def tracked(self, words: str, px: int, colour: str, tracking: float = theme.TRACKING) -> Line:
        """Capitals set apart: Bold, upper case, `tracking` em between the letters."""
        font = self.font(Face.BOLD, px)
        letters = words.upper()
        gap = px * tracking
        widths = [font.size(letter)[0] for letter in letters]
        size = max(1, round(sum(widths) + gap * max(0, len(letters) - 1))), font.get_height()
        surface = pygame.Surface(size, pygame.SRCALPHA)
        x = 0.0
        for letter, width in zip(letters, widths, strict=True):
            surface.blit(font.render(letter, True, theme.rgb(colour)), (round(x), 0))
            x += width + gap
        return Line(surface, self.middle(Face.BOLD, px))

    def tracked_width(self, words: str, px: int, tracking: float = theme.TRACKING) -> float:
        """Pixels that `tracked` takes."""
        letters = words.upper()
        widths = sum(self.width(letter, Face.BOLD, px) for letter in letters)
        return widths + px * tracking * max(0, len(letters) - 1)

    def wrap(self, words: str, face: Face, px: int, width: float) -> list[str]:
        """The words in lines no wider than `width`; newlines stay; a too long word is cut up."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            lines.extend(self._wrap_one(paragraph, face, px, width))
        return lines

    def _wrap_one(self, paragraph: str, face: Face, px: int, width: float) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if self.width(longer, face, px) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while self.width(line, face, px) > width and len(line) > 1:
                kept = self._letters_that_fit(line, face, px, width)
                lines.append(line[:kept])
                line = line[kept:]
        lines.append(line)
        return lines

    def _letters_that_fit(self, word: str, face: Face, px: int, width: float) -> int:
        kept = len(word) - 1
        while kept > 1 and self.width(word[:kept], face, px) > width:
            kept -= 1
        return kept

    def _display_file(self) -> Path:
        ready = _ART / _CUT_NAME
        if ready.exists():
            return ready
        folder = self._cache_dir or Path(tempfile.gettempdir()) / "jackanapes"
        path = folder / _CUT_NAME
        if not path.exists():
            cut_display_face(path)
        return path


def cut_display_face(path: Path) -> None:
    """Write the static Fraunces Black to `path`. Takes about a second; a package does it once."""
    import fontpkg_fraunces  # noqa: PLC0415 -- wanted once in the life of a cache folder
    from fontTools.ttLib import TTFont  # noqa: PLC0415 -- the same
    from fontTools.varLib import instancer  # noqa: PLC0415 -- the same

    source = Path(fontpkg_fraunces.ROOT) / "files" / "Fraunces[SOFT,WONK,opsz,wght].ttf"
    path.parent.mkdir(parents=True, exist_ok=True)
    with TTFont(source) as variable:
        static = instancer.instantiateVariableFont(variable, _AXES)
        handle, unfinished = tempfile.mkstemp(dir=path.parent, suffix=".ttf")
        os.close(handle)
        static.save(unfinished)
    Path(unfinished).replace(path)


@cache
def _hanken_file(face: Face) -> Path:
    import font_hanken_grotesk  # noqa: PLC0415 -- it lists its folder on import

    return Path(font_hanken_grotesk.font_directory) / f"HankenGrotesk-{face.value}.otf"
