"""A picture of every screen, at every size that the app promises, and with text twice as large."""

import subprocess
import sys

from tests.e2e.running_app import ROOT

LOOKS = (
    ("960x540", "100"),
    ("1280x720", "100"),
    ("1920x1080", "100"),
    ("1024x768", "100"),
    ("960x540", "200"),
    ("1920x1080", "200"),
)


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return done.stdout
