"""The button of an option: its words and signs, and what it would bring. It is written out here: a prompt has many."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

from teocalli.table.legal_options import Group, Option
from teocalli.table.markup import ahead, figures, ic
from teocalli.table.speech import marked

#: Notes that a button has room for: about what the option does, and about what it does to others.
MOST_NOTES, MOST_OTHERS = 2, 3


def buttons(group: Group, language: str, guided: str, tells_chance: bool) -> Markup:
    """The buttons of a group. Where chance decides about all options, none of them says so."""
    return Markup("".join(button(option, group, language, guided, tells_chance) for option in group.options))


def button(option: Option, group: Group, language: str, guided: str, tells_chance: bool) -> str:
    """One option, whose place and pieces on the board the page finds by its attributes."""
    consequence = option.consequence
    place = f' data-place="{escape(option.place)}"' if option.place else ""
    pieces = f' data-pieces="{escape(" ".join(option.pieces))}"' if option.pieces else ""
    label = f' data-label="{escape(option.label)}"' if place or pieces else ""
    guide = " data-guided" if option.token == guided else ""
    ends = " data-ends" if consequence.is_final else ""
    first = option.label if group.is_about else option.aim or option.label
    second = [option.label] if option.aim and not group.is_about and not option.group else []
    notes = () if consequence.figures else consequence.notes[:MOST_NOTES]
    return (
        f'<button class="opt" name="token" value="{escape(option.token)}" title="{escape(option.whole)}"'
        f'{place}{pieces}{label}{guide}{ends}><span class="key" aria-hidden="true"></span>\n'
        f'<span class="what"><span class="aim">{option.signs.about}{escape(first)}{option.signs.way}</span>'
        f"{small(second)}{small(notes)}{small(consequence.others[:MOST_OTHERS])}</span>"
        f"{gained(option, language, tells_chance)}{end(language) if consequence.ends_turn else ''}</button>\n"
    )


def small(notes: Iterable[str]) -> str:
    return "".join([f"<small>{escape(note)}</small>" for note in notes])


def gained(option: Option, language: str, tells_chance: bool) -> str:
    """Gains and costs, those ahead, and whether something hidden decides."""
    consequence = option.consequence
    is_unsure = consequence.uncertain and tells_chance
    if not (consequence.figures or is_unsure or option.ahead):
        return ""
    t = marked(language)
    unsure = t("uncertain")
    chance = f'<span class="chance" title="{unsure}">?<span class="sr">{unsure}</span></span>' if is_unsure else ""
    awaited = ahead(option.ahead) if option.ahead else ""
    return f'<span class="gain">{figures(consequence.figures, language)}{awaited}{chance}</span>'


def end(language: str) -> str:
    """That the turn ends."""
    t = marked(language)
    words = t("ends-turn")
    return f'<span class="ends" title="{words}">{ic("ui-check", "icon s14", words)}</span>'
