"""Every word that a player sees, by its key, in the language of the evening.

    words("seats.deal")                     the words of a key
    words("table.turn_of", name="Ana")      with values for its placeholders
    words.plural("table.cards", 3)          by number; {n} is the number

This module must not know what the keys are for.
"""

from collections.abc import Iterable, Mapping, Sequence
from gettext import GNUTranslations
from pathlib import Path
from typing import Self

from scenes.services.catalogues import ENGLISH, Catalogues
from scenes.services.pseudo import PSEUDO, pseudo, pseudo_prose


class Words:
    """The words of one language; where it has none for a key, the English ones.

    `directories` hold the `.po` files, the house's first; `preferred` are the system's languages,
    for when none was chosen. With `strict` a missing key or value raises KeyError, for the tests;
    without, the key or the placeholder itself is shown.
    """

    def __init__(
        self,
        language: str,
        directories: Sequence[Path],
        cache_dir: Path | None,
        *,
        preferred: Iterable[str] = (),
        strict: bool = False,
    ) -> None:
        self._catalogues = Catalogues(directories, cache_dir)
        self._directories = tuple(directories)
        self._cache_dir = cache_dir
        self._preferred = tuple(preferred)
        self._strict = strict
        self.languages = self._catalogues.languages()
        self.language = choose_language((language, *self._preferred), self.languages)
        self._translations = self._load()

    def __call__(self, key: str, **values: object) -> str:
        """Answer the words of a key, with its placeholders filled in."""
        return self._fill(key, self._translations.gettext(key), values)

    def plural(self, key: str, n: int, **values: object) -> str:
        """Answer the words that go with a number."""
        return self._fill(key, self._translations.ngettext(key, key, n), {"n": n, **values})

    def told(self, key: str, **values: object) -> str:
        """Answer the words of a key that may or may not go with the number `n` of its values."""
        n = values.get("n")
        counted = self._translations.ngettext(key, key, n) if isinstance(n, int) else key
        return self(key, **values) if counted == key else self._fill(key, counted, values)

    def has(self, key: str) -> bool:
        """Tell whether there are words for the key."""
        alone, counted = self._translations.gettext(key), self._translations.ngettext(key, key, 1)
        return not alone == counted == key

    def prose(self, text: str) -> str:
        """Answer a text from outside the catalogue, such as a help page, as it is to be shown."""
        return pseudo_prose(text) if self.language == PSEUDO else text

    def in_language(self, language: str) -> Self:
        """Answer the same words in another language."""
        return type(self)(
            language,
            self._directories,
            self._cache_dir,
            preferred=self._preferred,
            strict=self._strict,
        )

    def _load(self) -> GNUTranslations:
        english = self._catalogues.load(ENGLISH)
        if self.language in (ENGLISH, PSEUDO):
            return english
        translations = self._catalogues.load(self.language)
        translations.add_fallback(english)
        return translations

    def _fill(self, key: str, template: str, values: Mapping[str, object]) -> str:
        if template == key:
            if self._strict:
                raise KeyError(key)
            return key
        if self.language == PSEUDO:
            template = pseudo(template)
        try:
            return template.format(**values)
        except (LookupError, ValueError, AttributeError):
            if self._strict:
                raise
            return template


def choose_language(wanted: Iterable[str], available: Sequence[str]) -> str:
    """Answer the first wanted language that is there, with or without its country; else English.

    Languages are named as by gettext ("pt_BR"); "-" and case do not matter. PSEUDO always is there.
    """
    by_name = {name.lower(): name for name in (*available, PSEUDO)}
    for language in wanted:
        name = language.partition(".")[0].replace("-", "_").lower()
        for candidate in (name, name.partition("_")[0]):
            if candidate in by_name:
                return by_name[candidate]
    return ENGLISH
