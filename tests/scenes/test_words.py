import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import games
from scenes.services import catalogues
from scenes.services.catalogues import (
    CatalogueError,
    Catalogues,
    compile_catalogues,
    compile_language,
    placeholders,
)
from scenes.services.pseudo import pseudo, pseudo_prose
from scenes.services.words import Words, choose_language

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "scenes" / "locale"
ALL = [HOUSE, ROOT / "game" / "words", *sorted(Path(games.__path__[0]).glob("*/words"))]

HEAD = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"""
ENGLISH = """
msgid "title.play"
msgstr "Play"

msgid "table.turn_of"
msgstr "{name} turns over"

msgid "table.cards"
msgid_plural "table.cards"
msgstr[0] "one card"
msgstr[1] "{n} cards"
"""
POLISH = """
msgid "table.turn_of"
msgstr "Odkrywa {name}"

msgid "table.cards"
msgid_plural "table.cards"
msgstr[0] "{n} karta"
msgstr[1] "{n} karty"
msgstr[2] "{n} kart"
"""
PLURALS = (
    '"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 '
    '&& (n%100<12 || n%100>14) ? 1 : 2);\\n"\n'
)

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(text: str, folder: str = "locale", language: str = "en", head: str = HEAD) -> Path:
        target = tmp_path / folder / f"{language}.po"
        target.parent.mkdir(exist_ok=True)
        target.write_text(head + text, encoding="utf-8")
        return target.parent

    return write


def strict(folder: Path, language: str = "en", cache_dir: Path | None = None) -> Words:
    return Words(language, [folder], cache_dir, strict=True)


def test_words_with_values_and_by_number(write: Write) -> None:
    words = strict(write(ENGLISH))
    assert words("title.play") == "Play"
    assert words("table.turn_of", name="{Zoë}") == "{Zoë} turns over"
    assert [words.plural("table.cards", n) for n in (0, 1, 2)] == ["0 cards", "one card", "2 cards"]
    assert words.has("title.play")
    assert words.has("table.cards")
    assert not words.has("title.quit")


def test_a_language_of_three_plurals_with_english_where_it_has_no_words(write: Write) -> None:
    write(POLISH, language="pl", head=HEAD + PLURALS)
    words = strict(write(ENGLISH), "pl")
    assert words.languages == ("en", "pl")
    assert [words.plural("table.cards", n) for n in (1, 3, 5, 22)] == [
        "1 karta",
        "3 karty",
        "5 kart",
        "22 karty",
    ]
    assert words("table.turn_of", name="Ana") == "Odkrywa Ana"
    assert words("title.play") == "Play"
    assert words.in_language("en")("table.turn_of", name="Ana") == "Ana turns over"


def test_a_missing_key_or_value_raises_in_tests(write: Write) -> None:
    words = strict(write(ENGLISH))
    with pytest.raises(KeyError):
        words("title.quit")
    with pytest.raises(KeyError):
        words.plural("title.quits", 2)
    with pytest.raises(KeyError):
        words("table.turn_of")


def test_a_missing_key_or_value_shows_itself_in_the_app(write: Write) -> None:
    words = Words("en", [write(ENGLISH)], None)
    assert words("title.quit") == "title.quit"
    assert words.plural("title.quits", 2) == "title.quits"
    assert words("table.turn_of") == "{name} turns over"


def test_the_games_words_lie_beside_the_houses(write: Write) -> None:
    house = write(ENGLISH)
    game = write('msgid "a_game.name"\nmsgstr "A game"\n', folder="a_game")
    assert Words("en", [house, game], None, strict=True)("a_game.name") == "A game"


@pytest.mark.parametrize(
    ("faulty", "reason"),
    [
        ('msgid "title.play"\nmsgstr "Play"\n' * 2, "twice"),
        ('msgid "title.play"\nmsgstr ""\n', "no words"),
        ('msgid "title.play"\nmsgstr "{Play"\n', "title.play"),
        ('msgid "title.play"\nmsgstr "Play"\nand more\n', "en.po"),
    ],
)
def test_a_faulty_file_is_refused(write: Write, faulty: str, reason: str) -> None:
    with pytest.raises(CatalogueError, match=reason):
        compile_language("en", [write(faulty)])


def test_a_key_in_two_files_is_refused(write: Write) -> None:
    with pytest.raises(CatalogueError, match="twice"):
        compile_language("en", [write(ENGLISH), write(ENGLISH, folder="a_game")])


@pytest.mark.parametrize(
    ("faulty", "reason"),
    [
        ('msgid "table.turn_of"\nmsgstr "Odkrywa {imie}"\n', "placeholders"),
        ('msgid "table.turn_of"\nmsgstr "Odkrywa"\n', "placeholders"),
        ('msgid "title.quit"\nmsgstr "Koniec"\n', "not among"),
        (POLISH.replace("{n} kart\n", "{name} kart\n").replace('"{n} kart"', '"{x}"'), "placehold"),
    ],
)
def test_a_translation_keeps_to_the_english_keys_and_placeholders(
    write: Write, faulty: str, reason: str
) -> None:
    folder = write(ENGLISH)
    write(faulty, language="pl", head=HEAD + PLURALS)
    with pytest.raises(CatalogueError, match=reason):
        compile_language("pl", [folder])


def test_a_translators_doubtful_words_are_left_out(write: Write) -> None:
    words = strict(write(ENGLISH + '\n#, fuzzy\nmsgid "title.quit"\nmsgstr "Leave?"\n'))
    assert not words.has("title.quit")


def test_compiled_words_are_kept_until_a_source_changes(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []

    def count(language: str, directories: list[Path]) -> bytes:
        compiled.append(language)
        return compile_language(language, directories)

    monkeypatch.setattr(catalogues, "compile_language", count)
    cache = tmp_path / "cache"
    folder = write(ENGLISH)
    strict(folder, cache_dir=cache)
    strict(folder, cache_dir=cache)
    assert compiled == ["en"]
    write(ENGLISH.replace("Play", "Deal"))
    assert strict(folder, cache_dir=cache)("title.play") == "Deal"
    assert compiled == ["en", "en"]
    assert len(list((cache / "words").iterdir())) == 1


def test_a_cache_that_cannot_be_written_costs_only_time(write: Write, tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    assert strict(write(ENGLISH), cache_dir=tmp_path / "cache")("title.play") == "Play"


def test_a_package_has_compiled_words_and_no_sources(write: Write, tmp_path: Path) -> None:
    folder = write(ENGLISH)
    write(POLISH, language="pl", head=HEAD + PLURALS)
    package = tmp_path / "package"
    made = compile_catalogues([folder], package)
    assert [path.name for path in made] == ["en.mo", "pl.mo"]
    words = Words("pl", [package, package / "no such game"], None, strict=True)
    assert words.languages == ("en", "pl")
    assert words.plural("table.cards", 3) == "3 karty"
    assert words("title.play") == "Play"


def test_without_any_english_nothing_starts(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"en\.mo"):
        strict(tmp_path)


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["pl"], "pl"),
        (["pl_PL.UTF-8"], "pl"),
        (["", "de", "PT-br"], "pt_BR"),
        (["pt"], "en"),
        (["xx"], "xx"),
        ([], "en"),
        (["C"], "en"),
    ],
)
def test_the_first_language_that_is_there_is_chosen(wanted: list[str], chosen: str) -> None:
    assert choose_language(wanted, ("en", "pl", "pt_BR")) == chosen


@pytest.mark.parametrize("text", ["Play", "A", "Settings and more", "Go!", "Ana’s turn — now"])
def test_pseudo_words_are_two_fifths_longer_and_in_accents(text: str) -> None:
    assert 1.4 * len(text) <= len(pseudo(text)) < 1.4 * len(text) + 1
    assert pseudo(text) != text
    assert len(pseudo(text).split()) == len(text.split())


def test_pseudo_words_keep_their_placeholders_and_braces() -> None:
    dressed = pseudo("{name}: {ms:.0f} ms of {a!r} {{braces}}")
    assert placeholders(dressed) == {"name", "ms", "a"}
    assert dressed.format(name="Ana", ms=3.7, a="x").startswith("Ana: 4 m")
    assert "{" in dressed.format(name="Ana", ms=3.7, a="x")
    assert pseudo("") == ""
    assert pseudo("12 + 3") == "12 + 3"


def test_pseudo_words_are_made_from_the_english(write: Write) -> None:
    words = strict(write(ENGLISH), "xx")
    assert words("title.play") == pseudo("Play")
    assert words.plural("table.cards", 2).startswith("2 ")
    assert words.prose("{help}") == pseudo_prose("{help}") != "{help}"
    assert words.in_language("en").prose("help") == "help"


# Laws over the real words


def python_files() -> Iterator[Path]:
    for room in ("scenes", "sprites", "sounds"):
        yield from sorted((ROOT / room).rglob("*.py"))
    yield from ROOT.glob("main.py")


def names_of_words(node: ast.expr) -> bool:
    """Whether something called is the catalogue: words(..), house.words(..), words.plural(..)."""
    match node:
        case ast.Name(id="words" | "Notice") | ast.Attribute(attr="words" | "_words"):
            return True
        case ast.Attribute(attr="plural" | "has", value=value):
            return names_of_words(value)
        case _:
            return False


def keys_asked_for() -> Iterator[tuple[str, bool]]:
    """Every key that the code asks for; true with a key of which only the beginning is written."""
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and names_of_words(node.func) and node.args):
                continue
            yield from keys_in(node.args[0])


def keys_in(node: ast.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Constant(value=str(key)):
            yield key, False
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
            yield start, True
        case ast.IfExp(body=one, orelse=other):
            yield from keys_in(one)
            yield from keys_in(other)


def test_every_key_that_the_code_asks_for_has_words() -> None:
    words = Words("en", ALL, None, strict=True)
    known = Catalogues(ALL, None).english_keys()
    missing = {
        key
        for key, begins in keys_asked_for()
        if not (any(each.startswith(key) for each in known) if begins else words.has(key))
    }
    assert not missing


def test_every_word_of_the_house_is_asked_for() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in python_files())
    starts = {key for key, begins in keys_asked_for() if begins}
    unused = {
        key
        for key in Catalogues([HOUSE], None).english_keys()
        if f'"{key}"' not in source
        and not any(key.startswith(start) for start in starts)
        and key.rpartition(".")[0] + ".{" not in source
    }
    assert not unused


def test_every_language_compiles_whole(tmp_path: Path) -> None:
    assert compile_catalogues(ALL, tmp_path)
