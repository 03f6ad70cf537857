"""What a table agrees on when it is opened: undo, hints, spectators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args, get_type_hints

from msgspec import Meta, Struct

_CHOSEN = Meta(extra={"refusal": "refused-manners"})


class Manners(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Undo: as far as nothing was revealed, only in the turn under way, never. Hints: against bots, always, never."""

    undo: Annotated[Literal["free", "turn", "none"], _CHOSEN] = "free"
    hints: Annotated[Literal["bots", "all", "none"], _CHOSEN] = "bots"
    spectators: Annotated[Literal["all", "none"], _CHOSEN] = "all"


#: What can be chosen, the usual one first.
CHOICES: Mapping[str, tuple[str, ...]] = {name: get_args(kind) for name, kind in get_type_hints(Manners).items()}
