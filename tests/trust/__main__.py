"""`python -m tests.trust [PART …] [--scale 1.0]`: prove the promises, keep the figures, write docs/trust.md."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from tests.trust import report
from tests.trust.parts import PARTS

FIGURES = Path(__file__).with_name("figures.json")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.trust", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--scale", type=float, default=1.0, help="how much of everything; 1 is the long form")
    args = parser.parse_args()
    for part in args.parts:
        began = time.monotonic()
        print(f"{part} …", flush=True)
        found = PARTS[part](args.scale)
        found["seconds"] = round(time.monotonic() - began)
        kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
        kept[part] = found
        FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        print(json.dumps(found), flush=True)
    report.write(json.loads(FIGURES.read_text()))


if __name__ == "__main__":
    main()
