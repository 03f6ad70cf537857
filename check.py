"""Everything that a change must pass: style, layout, types, scripts and tests. Run it where these are installed."""

from __future__ import annotations

import subprocess
import sys
import time

#: Compiled once here, or every worker of the tests would compile the rules for itself.
COMPILE = "from teocalli.games import GAMES, game; [game(key).compiled for key in GAMES]"
#: The exit status of a step whose tools cannot be had here. It is told at the end.
NOT_CHECKED = 75
STEPS = (
    ("style", ["-m", "ruff", "check", "."]),
    ("layout", ["-m", "ruff", "format", "--check", "."]),
    ("types", ["-m", "mypy"]),
    ("scripts and style sheets of the pages", ["lint/run.py"]),
    ("compiling the rules", ["-c", COMPILE]),
    # A worker that is done takes tests over from the other: those of the browser come first, and take longest.
    ("tests", ["-m", "pytest", "-n", "2", "--dist", "worksteal", "--durations=25"]),
)


def main() -> int:
    """Run the steps in order; the first that fails decides."""
    began, left_out = time.monotonic(), []
    for number, (name, command) in enumerate(STEPS, 1):
        print(f"[{number}/{len(STEPS)}] {name}", flush=True)
        status = subprocess.run([sys.executable, *command], check=False).returncode
        if status == NOT_CHECKED:
            left_out.append(name)
        elif status:
            print(f"The step {name!r} failed.", file=sys.stderr)
            return status
    told = f"NOT CHECKED: {', '.join(left_out)}. The rest is well" if left_out else "All is well"
    print(f"{told}, {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
