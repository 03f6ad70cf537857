"""Menus: the options of a decision, and why others are refused.

An options function walks over everything a player might think of and offers each with a reason: 0 means yes.
Compiled, a menu is an integer array whose first cell counts its options. There an action is written first and counted
then: what is possible cannot be foretold, and a wrong guess of the processor costs more than a number written in vain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.engine.replacing import compiled_as

#: The reason that refuses nothing. Every game numbers it 0.
YES = 0
#: More options than a menu ever has, all bits set. Masked with it, the number of an option cannot be the first cell's,
#: and compiled rules may count in a register.
MOST = (1 << 16) - 1


class Menu:
    """The plain form of a menu."""

    __slots__ = ("actions", "refused", "tells")

    def __init__(self, tells: bool = True) -> None:
        self.actions: list[int] = []
        self.refused: list[tuple[int, int]] = []
        self.tells = tells


def offer(menu: Menu, action: int, why_not: int) -> None:
    """Offer an action, unless there is a reason against it."""
    if why_not == YES:
        menu.actions.append(action)
    elif menu.tells:
        menu.refused.append((action, why_not))


def offer_if(menu: Menu, is_there: bool, action: int, why_not: int) -> None:
    """Offer an action about something that may not be there: then nobody would think of it.

    It does what `offer` does without calling it, since rules ask for nothing more often.
    """
    if is_there:
        if why_not == YES:
            menu.actions.append(action)
        elif menu.tells:
            menu.refused.append((action, why_not))


def offer_where(menu: Menu, counts: Sequence[int], places: range, action: int, why_not: int) -> None:
    """Offer `action + place` for each of the places where there is something: many `offer_if` at once."""
    for place in places:
        if counts[place] > 0:
            if why_not == YES:
                menu.actions.append(action + place)
            elif menu.tells:
                menu.refused.append((action + place, why_not))


def allow(menu: Menu, action: int) -> None:
    """Offer an action that nothing can speak against."""
    menu.actions.append(action)


def offered(menu: Menu) -> int:
    """How many options the menu has so far."""
    return len(menu.actions)


def tells_reasons(menu: Menu) -> bool:
    """Whether somebody wants to know why something is refused. If nobody does, a rule may pass over what it knows to be
    impossible. Compiled, nobody does."""
    return menu.tells


@compiled_as(offer)
def _offer(menu: Any, action: Any, why_not: Any) -> Any:
    def compiled(menu: Any, action: Any, why_not: Any) -> None:
        count = menu[0] & MOST
        menu[count + 1] = action
        menu[0] = count + (why_not == YES)

    return compiled


@compiled_as(offer_if)
def _offer_if(menu: Any, is_there: Any, action: Any, why_not: Any) -> Any:
    def compiled(menu: Any, is_there: bool, action: Any, why_not: Any) -> None:
        count = menu[0] & MOST
        menu[count + 1] = action
        menu[0] = count + (is_there & (why_not == YES))

    return compiled


@compiled_as(offer_where)
def _offer_where(menu: Any, counts: Any, places: Any, action: Any, why_not: Any) -> Any:
    def compiled(menu: Any, counts: Any, places: Any, action: Any, why_not: Any) -> None:
        count = menu[0] & MOST
        for place in places:
            menu[count + 1] = action + place
            count = (count + ((counts[place] > 0) & (why_not == YES))) & MOST
        menu[0] = count

    return compiled


@compiled_as(allow)
def _allow(menu: Any, action: Any) -> Any:
    def compiled(menu: Any, action: Any) -> None:
        count = menu[0] & MOST
        menu[count + 1] = action
        menu[0] = count + 1

    return compiled


@compiled_as(offered)
def _offered(menu: Any) -> Any:
    def compiled(menu: Any) -> int:
        count: int = menu[0]
        return count

    return compiled


@compiled_as(tells_reasons)
def _tells_reasons(menu: Any) -> Any:
    def compiled(menu: Any) -> bool:
        return False

    return compiled
