"""Actions: integers in a game's fixed space; outside the engine always their token, a short readable phrase.

A game declares families, `move = actions.family("move", board=BOARDS, steps=("1", "2", "3"))`, and gets the number of
the family's first action; the last parameter runs fastest. The token is the name and the words: `move forest 2`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from teocalli.engine.refusals import Refused
from teocalli.engine.structs import Vocabulary, rule, table, words_of


class UnknownToken(Refused):
    """A word that names no action of this game."""

    def __init__(self, token: str, near: Sequence[str]) -> None:
        self.token, self.near = token, list(near)
        first, second = [*near, "", ""][:2]
        super().__init__("action-unknown", token=token, count=len(near), first=first, second=second)


@dataclass(frozen=True)
class Family:
    """All actions of one name."""

    name: str
    first: int
    count: int
    parameters: tuple[tuple[str, tuple[str, ...]], ...]

    def arguments(self, action: int) -> dict[str, str]:
        """The words of one action of this family."""
        rest, found = action - self.first, []
        for name, words in reversed(self.parameters):
            rest, place = divmod(rest, len(words))
            found.append((name, words[place]))
        return dict(reversed(found))


class ActionSpace:
    """The action space of a game."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0

    def family(self, name: str, **parameters: Vocabulary) -> int:
        """Declare a family; return the number of its first action."""
        words = tuple((key, words_of(value)) for key, value in parameters.items())
        count = 1
        for _, options in words:
            count *= len(options)
        self.families.append(Family(name, self.size, count, words))
        self.size += count
        return self.size - count

    @cached_property
    def _family_at(self) -> list[Family]:
        return [family for family in self.families for _ in range(family.count)]

    @cached_property
    def tokens(self) -> list[str]:
        """All tokens by action number."""
        return [" ".join((f.name, *f.arguments(a).values())) for a, f in enumerate(self._family_at)]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {token: action for action, token in enumerate(self.tokens)}

    def family_of(self, action: int) -> Family:
        return self._family_at[action]

    def token(self, action: int) -> str:
        return self.tokens[action]

    def action(self, token: str) -> int:
        """The number of a token; `UnknownToken` says what may have been meant."""
        known = self._numbers.get(" ".join(token.split()))
        if known is None:
            raise UnknownToken(token, difflib.get_close_matches(token, self.tokens, 2))
        return known


def family_test(actions: ActionSpace) -> Callable[[int, int], bool]:
    """The rule `is_of` of a game: `is_of(action, SELL)` says whether an action belongs to a family. It is made once all
    families are declared."""
    first = table(family.first for family in actions.families for _ in range(family.count))

    @rule
    def is_of(action: int, family: int) -> bool:
        return first[action] == family

    return is_of
