"""Checks the table's scripts and style sheets with the tools of `package.json`, which npm installs beside this file."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

#: The exit status that says: nothing is wrong, and nothing was checked.
NOT_CHECKED = 75
HERE = Path(__file__).parent
TABLE = "src/teocalli/table/static"
SCRIPTS = [f"{TABLE}/table", f"{TABLE}/service-worker.js", f"{TABLE}/theme.js"]
SHEETS = [f"{TABLE}/*.css", "src/teocalli/face/look/*.css"]
STEPS = (
    ["tsc", "-p", "lint"],
    ["eslint", "-c", "lint/eslint.config.js", *SCRIPTS],
    ["stylelint", "--config", "lint/stylelint.config.js", *SHEETS],
    ["prettier", "--config", "lint/.prettierrc", "--check", "--log-level", "warn", *SCRIPTS, *SHEETS],
)


def main() -> int:
    if shutil.which("npm") is None:
        print("Node.js with npm is missing; install it to check scripts and style sheets.", file=sys.stderr)
        return NOT_CHECKED
    if subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=False).returncode:
        print("npm could not install the tools that check scripts and style sheets.", file=sys.stderr)
        return NOT_CHECKED
    for tool, *arguments in STEPS:
        found = subprocess.run([HERE / "node_modules" / ".bin" / tool, *arguments], cwd=HERE.parent, check=False)
        if found.returncode:
            return found.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
