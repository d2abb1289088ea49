"""What the rooms of the house may know of each other, and what no file may hold."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.catalogue import all_games

ROOT = Path(__file__).parent.parent
ROOMS = ("scenes", "sprites", "sounds", "game")
MAY_KNOW = {
    "main": {"scenes"},
    "scenes": {"scenes", "sprites", "sounds", "game"},
    "sprites": {"sprites", "game.cards", "game.zones"},
    "sounds": {"sounds"},
    "game": {"game"},
}
RENDERER = "sprites/canvas.py"
COMMAND_LINE = "game/__main__.py"
MOST_LINES = {"file": 400, "class": 250, "function": 40}
PROSE_WORDS = 3
PRIVATE_RANDOM = {"Random"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


CODE = [*sources(*ROOMS), *ROOT.glob("*.py")]
TESTS = sources("tests")


def each_file(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=name_of)


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The modules that a file imports, with the names that it takes out of them."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or "", tuple(alias.name for alias in node.names)


def inside(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@each_file(CODE)
def test_imports_run_one_way(path: Path) -> None:
    room = path.relative_to(ROOT).parts[0].removesuffix(".py")
    for module, names in imports(path):
        if module.split(".")[0] not in {*ROOMS, "main"}:
            continue
        known = MAY_KNOW[room]
        taken = {f"{module}.{name}" for name in names} or {module}
        assert any(
            inside(module, package) or all(inside(one, package) for one in taken)
            for package in known
        ), f"{name_of(path)} imports {module}"


@each_file(sources("game"))
def test_the_rules_know_the_standard_library_only_and_neither_clock_nor_files(path: Path) -> None:
    command_line = name_of(path) == COMMAND_LINE
    for module, names in imports(path):
        top = module.split(".")[0]
        assert top == "game" or top in sys.stdlib_module_names, module
        if not command_line:
            assert top not in {"time", "datetime", "pathlib", "os", "io", "sqlite3"}, module
        if top == "random":
            assert set(names) == PRIVATE_RANDOM, "only generators of one's own"
    called = {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint({"open", "print", "input"}) or command_line


@each_file(CODE)
def test_one_file_knows_the_renderer(path: Path) -> None:
    knows = any(
        (inside(module, "pygame._sdl2") or "_sdl2" in names) and names != ("controller",)
        for module, names in imports(path)
    )
    attributes = {node.attr for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)}
    if name_of(path) != RENDERER:
        assert not knows
        assert attributes.isdisjoint({"_sdl2", "Renderer"})


@pytest.mark.parametrize("slug", [game.info.slug for game in all_games()])
def test_a_game_is_named_in_its_own_folders_only(slug: str) -> None:
    own = (ROOT / "game" / "games" / slug, ROOT / "tests" / "game" / slug)
    texts = [*CODE, *TESTS, *ROOT.glob("*.spec"), *(ROOT / "scenes").rglob("*.po")]
    naming = [
        name_of(path)
        for path in texts
        if slug in path.read_text(encoding="utf-8").lower()
        and not any(path.is_relative_to(folder) for folder in own)
    ]
    assert naming == []


@each_file([path for path in sources("game") if name_of(path) != COMMAND_LINE])
def test_the_rules_hold_no_prose(path: Path) -> None:
    """Docstrings apart, and what is raised: that is for whoever repairs it."""
    spared = {
        id(inner)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Raise | ast.Expr)
        for inner in ast.walk(node)
        if isinstance(node, ast.Raise) or isinstance(node.value, ast.Constant)
    }
    prose = [
        node.value
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in spared
        and len(re.findall(r"[A-Za-z]{2,}", node.value)) >= PROSE_WORDS
        and " " in node.value.strip()
    ]
    assert prose == []


@each_file([*CODE, *TESTS])
def test_files_classes_and_functions_can_be_overlooked(path: Path) -> None:
    """What a class or a function says of itself is not counted."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES["file"]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            kind = "class" if isinstance(node, ast.ClassDef) else "function"
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            told = (ast.get_docstring(node) or "").count("\n") + 1
            assert lines - told <= MOST_LINES[kind], node.name


@each_file([*CODE, *TESTS])
def test_nothing_is_left_to_do_and_no_test_is_skipped(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b", text)
    marks = {ast.unparse(node) for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)}
    assert not any(re.match(r"pytest\.(mark\.)?(skip|xfail|importorskip)", mark) for mark in marks)


@each_file(sources(*ROOMS))
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(tree(path))


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.txt")), ids=name_of)
def test_every_pinned_requirement_is_accounted_for(path: Path) -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").lower()
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("-r"):
            name, equals, version = line.partition("==")
            assert equals, f"{line} is not pinned"
            assert version
            assert f"**{name.lower()}**" in contributing, f"{name} has no reason"
