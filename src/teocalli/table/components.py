"""An owner's file of component values, as text from outside: YAML that costs little to read."""

from __future__ import annotations

from typing import Any

import yaml

from teocalli.engine.yaml_text import LOADER
from teocalli.table.refusals import Refused

#: More levels than any file has.
MOST_LEVELS = 12


def read_components(text: str) -> Any:
    """What a file gives; None where there is none. The game says what is wrong with its values."""
    if not text.strip():
        return None
    try:
        _must_be_plain(text)
        given = yaml.load(text, LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise Refused("refused-components", 400, line=mark.line + 1 if mark else 1) from None
    except ValueError:  # a date or a number that cannot be
        raise Refused("refused-components-plain", 400) from None
    return {} if given is None else given


def _must_be_plain(text: str) -> None:
    """Neither nested without end nor with aliases, by which a short text can stand for a huge one."""
    level = 0
    for event in yaml.parse(text, LOADER):
        level += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if level > MOST_LEVELS or isinstance(event, yaml.AliasEvent):
            raise Refused("refused-components-plain", 400)
