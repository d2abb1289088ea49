"""What the papers beside the code say of it is so."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ("requirements.txt", "requirements-dev.txt")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def version() -> str:
    return str(tomllib.loads(read("pyproject.toml"))["project"]["version"])


def pinned(name: str) -> list[str]:
    return [line for line in read(name).splitlines() if not line.startswith("-r ")]


def test_the_app_shows_the_version_of_the_project() -> None:
    assert f'VERSION = "{version()}"' in read("scenes/opening.py").splitlines()


def test_the_changelog_begins_with_this_version() -> None:
    assert read("CHANGELOG.md").split("\n## ")[1].startswith(version())


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_requirement_is_pinned(name: str) -> None:
    for line in pinned(name):
        assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+", line), line


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_requirement_has_its_reason_in_contributing(name: str) -> None:
    reasons = re.findall(r"\*\*([a-z0-9-]+)\*\*", read("CONTRIBUTING.md"))
    for line in pinned(name):
        assert line.partition("==")[0] in reasons


def test_every_file_that_the_readme_shows_is_there() -> None:
    shown = re.findall(r"\]\(([^):]+)\)", read("README.md"))
    assert shown
    for name in shown:
        assert (ROOT / name).is_file(), name


def test_the_readme_gives_one_command_to_play_and_one_to_test() -> None:
    lines = read("README.md").splitlines()
    assert "python -m pip install -r requirements.txt && python main.py" in lines
    assert "python -m pip install -r requirements-dev.txt && python -m pytest" in lines
