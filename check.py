"""Everything that a change must pass: style, layout, types, scripts and tests. Run it where these are installed."""

from __future__ import annotations

import subprocess
import sys
import time

#: Compiled once here, or every worker of the tests would compile the rules for itself.
COMPILE = "from teocalli.games import GAMES, game; [game(key).compiled for key in GAMES]"
STEPS = (
    ("style", ["-m", "ruff", "check", "."]),
    ("layout", ["-m", "ruff", "format", "--check", "."]),
    ("types", ["-m", "mypy"]),
    ("scripts of the pages", ["lint/run.py"]),
    ("compiling the rules", ["-c", COMPILE]),
    ("tests", ["-m", "pytest", "-n", "2", "--durations=25"]),
)


def main() -> int:
    """Run the steps in order; the first that fails decides."""
    began = time.monotonic()
    for number, (name, command) in enumerate(STEPS, 1):
        print(f"[{number}/{len(STEPS)}] {name}", flush=True)
        status = subprocess.run([sys.executable, *command], check=False).returncode
        if status:
            print(f"The step {name!r} failed.", file=sys.stderr)
            return status
    print(f"All is well, {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
