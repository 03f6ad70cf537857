"""The plain board: a view as nested lists and tables, for games that do not draw themselves yet."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup


def shown(view: Any, depth: int = 0) -> Markup:
    """A view in readable form."""
    if isinstance(view, dict):
        rows = Markup("").join(
            Markup("<div><dt>{}</dt><dd>{}</dd></div>").format(_name(key), shown(value, depth + 1))
            for key, value in view.items()
        )
        return Markup("<dl>{}</dl>").format(rows)
    if isinstance(view, (list, tuple)):
        if view and all(isinstance(item, dict) for item in view):
            return _table(view, depth)
        return Markup(" ").join(Markup("<span>{}</span>").format(shown(item, depth + 1)) for item in view)
    return Markup("{}").format("–" if view is None else view)


def _table(items: Any, depth: int) -> Markup:
    names = list(dict.fromkeys(name for item in items for name in item))
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(_name(name)) for name in names)
    body = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(shown(item.get(name, ""), depth + 1)) for name in names)
        )
        for item in items
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)


def _name(key: Any) -> str:
    return str(key).replace("_", " ")
