"""Turns the translators' files into what the standard library's gettext reads.

Each directory holds `<language>.po` files: one for the house, one for each game. All files of a
language become one catalogue, compiled when a source has changed and kept in the cache. A package
carries catalogues compiled beforehand and no sources. This module must not know any key.
"""

import io
import zlib
from collections.abc import Iterable, Iterator, Sequence
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

ENGLISH = "en"


class CatalogueError(ValueError):
    """A translators' file that cannot be used, with the file, the key and the reason."""


class Catalogues:
    """The catalogues of all languages, from the directories' files.

    `cache_dir` keeps what was compiled; None, or a folder that cannot be written, means that it
    is compiled anew each time. A package has its ready .mo files in the first directory.
    """

    def __init__(self, directories: Sequence[Path], cache_dir: Path | None) -> None:
        self._directories = tuple(directories)
        self._cache_dir = None if cache_dir is None else cache_dir / "words"

    def languages(self) -> tuple[str, ...]:
        """Answer the languages that have any words, English first."""
        found = {path.stem for path in _sources(self._directories)}
        if not found:
            found = {path.stem for path in self._directories[0].glob("*.mo")}
        return (ENGLISH, *sorted(found - {ENGLISH}))

    def english_keys(self) -> frozenset[str]:
        """Answer every key of the English sources, for the tests. Raises CatalogueError."""
        return frozenset(_read_all(ENGLISH, self._directories))

    def load(self, language: str) -> GNUTranslations:
        """Answer one language's catalogue. Raises CatalogueError, or OSError without English."""
        sources = _sources(self._directories, language)
        if not sources:
            with (self._directories[0] / f"{language}.mo").open("rb") as ready:
                return GNUTranslations(ready)
        return GNUTranslations(io.BytesIO(self._compiled(language, sources)))

    def _compiled(self, language: str, sources: Sequence[Path]) -> bytes:
        if self._cache_dir is None:
            return compile_language(language, self._directories)
        english = () if language == ENGLISH else _sources(self._directories, ENGLISH)
        kept = self._cache_dir / f"{language}-{_fingerprint((*sources, *english))}.mo"
        try:
            return kept.read_bytes()
        except OSError:
            compiled = compile_language(language, self._directories)
        _keep(kept, compiled, f"{language}-*.mo")
        return compiled


def compile_catalogues(directories: Sequence[Path], out_dir: Path) -> tuple[Path, ...]:
    """Compile every language into `<language>.mo` for a package. Raises CatalogueError."""
    out_dir.mkdir(parents=True, exist_ok=True)
    made = []
    for language in sorted({path.stem for path in _sources(directories)}):
        target = out_dir / f"{language}.mo"
        target.write_bytes(compile_language(language, directories))
        made.append(target)
    return tuple(made)


def compile_language(language: str, directories: Sequence[Path]) -> bytes:
    """Answer one language's .mo file. Raises CatalogueError for any fault in its sources."""
    # Babel loads slowly and is needed only when a source has changed.
    from babel.messages.catalog import Catalog  # noqa: PLC0415 -- see above
    from babel.messages.mofile import write_mo  # noqa: PLC0415 -- the same

    whole = Catalog(locale=language)
    english = None if language == ENGLISH else _read_all(ENGLISH, directories)
    for key, message in _read_all(language, directories).items():
        if english is not None:
            _compare(language, key, message, english.get(key))
        whole[message.id] = message
    compiled = io.BytesIO()
    write_mo(compiled, whole)
    return compiled.getvalue()


def placeholders(template: str) -> frozenset[str]:
    """Answer the names in a template's braces. Raises ValueError for a stray brace."""
    return frozenset(field for _, field, _, _ in Formatter().parse(template) if field is not None)


def _sources(directories: Iterable[Path], language: str = "*") -> list[Path]:
    return [path for folder in directories for path in sorted(folder.glob(f"{language}.po"))]


def _read_all(language: str, directories: Sequence[Path]) -> dict[str, "Message"]:
    found: dict[str, Message] = {}
    for source in _sources(directories, language):
        for key, message in _read(language, source):
            if key in found:
                raise CatalogueError(f"{source}: {key} is there twice")
            found[key] = message
    return found


def _read(language: str, source: Path) -> Iterator[tuple[str, "Message"]]:
    from babel.messages.pofile import PoFileError, read_po  # noqa: PLC0415 -- see compile_language

    text = source.read_text(encoding="utf-8")
    try:
        catalogue: Catalog = read_po(io.StringIO(text), locale=language, abort_invalid=True)
    except PoFileError as error:
        raise CatalogueError(f"{source}: {error}") from error
    written = [line for line in text.splitlines() if line.startswith("msgid ")]
    if len(set(written)) != len(written):
        # Babel would let the last one win without a word.
        twice = next(line for line in written if written.count(line) > 1)
        raise CatalogueError(f"{source}: {twice} is there twice")
    for message in catalogue:
        if message.id and not message.fuzzy:
            key = message.id if isinstance(message.id, str) else message.id[0]
            _check(source, key, message)
            yield key, message


def _check(source: Path, key: str, message: "Message") -> None:
    for text in _texts(message):
        if not text:
            raise CatalogueError(f"{source}: {key} has no words")
        try:
            placeholders(text)
        except ValueError as error:
            raise CatalogueError(f"{source}: {key}: {error}") from error


def _compare(language: str, key: str, message: "Message", english: "Message | None") -> None:
    if english is None:
        raise CatalogueError(f"{language}: {key} is not among the English words")
    allowed = {name for text in _texts(english) for name in placeholders(text)}
    for text in _texts(message):
        if placeholders(text) != allowed and not message.pluralizable:
            raise CatalogueError(f"{language}: {key} has other placeholders than the English")
        if not placeholders(text) <= allowed:
            raise CatalogueError(f"{language}: {key} has a placeholder that the English has not")


def _texts(message: "Message") -> tuple[str, ...]:
    words = message.string or ""
    return (words,) if isinstance(words, str) else tuple(words)


def _fingerprint(paths: Iterable[Path]) -> str:
    mark = 0
    for path in paths:
        mark = zlib.crc32(path.read_bytes(), zlib.crc32(path.name.encode(), mark))
    return f"{mark:08x}"


def _keep(target: Path, content: bytes, stale: str) -> None:
    """Write a file whole or not at all, and drop what it replaces; a full disk changes nothing."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        for old in target.parent.glob(stale):
            old.unlink()
        half = target.with_suffix(".half")
        half.write_bytes(content)
        half.replace(target)
    except OSError:
        return
