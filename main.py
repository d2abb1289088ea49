"""Jackanapes: a house of Jack games. Reads the command line and opens the first screen."""

import argparse
import sys
from pathlib import Path


def size_of(text: str) -> tuple[int, int]:
    """Width and height out of "1280x720"."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"not a size like 1280x720: {text!r}")
    return int(width), int(height)


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """Understand the command line, or leave with a message and code 2."""
    parser = argparse.ArgumentParser(prog="jackanapes", description=__doc__)
    parser.add_argument("--data-dir", type=Path, help="keep everything in this folder")
    parser.add_argument("--lang", help="show the words of this language; xx is the long pseudo one")
    parser.add_argument("--seed", type=int, help="deal this deal")
    parser.add_argument("--seats", default="human,bot:normal,bot:normal,bot:normal")
    parser.add_argument("--size", type=size_of, default=(1280, 720), help="for --shot and --bench")
    parser.add_argument("--text", type=int, choices=(100, 150, 200), help="text size for --shot")
    parser.add_argument("--out", type=Path, default=Path("shot.png"), help="for --shot")
    parser.add_argument("--json", action="store_true", help="for --bench")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--play", metavar="GAME", help="go straight to a table")
    what.add_argument("--shot", metavar="SCREEN", help="picture of a screen; list names them")
    what.add_argument("--selftest", action="store_true", help="check everything that is shipped")
    what.add_argument("--bench", nargs="?", const="", metavar="GAME", help="measure its table")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Play, or check. 0 if all was well."""
    asked = read_arguments(words)
    if asked.selftest:
        from scenes.checks.selftest import selftest  # noqa: PLC0415 - playing does not need it

        return selftest(asked.data_dir)
    if asked.shot:
        from scenes.checks.shots import take_shot  # noqa: PLC0415 - playing does not need it

        return take_shot(asked)
    if asked.bench is not None:
        from scenes.checks.bench import bench  # noqa: PLC0415 - playing does not need it

        return bench(asked)
    from scenes.play import play  # noqa: PLC0415 - a wrong word should not wait for a window

    return play(asked)


if __name__ == "__main__":
    sys.exit(main())
