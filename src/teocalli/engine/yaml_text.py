"""YAML files of our own, read quickly: a title's figures are looked up at every start."""

from __future__ import annotations

from typing import Any

import yaml

#: The quick reader, where PyYAML has it.
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str) -> Any:
    return yaml.load(text, LOADER)
