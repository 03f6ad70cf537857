"""Positions: a state as readable YAML, complete enough to be loaded again, and simple enough to be typed.

    game: teotihuacan
    players: 2
    seed: 7                       # start from the set-up of this seed …
    state:                        # … and change what is named here; a written position names everything
      players: {1: {cocoa: 9}}    # a list may be given whole, or place by place
    turn: 1                       # a whole turn of seat 1 is to come; or, in the middle of one:
    pending:                      # what must be decided, the most urgent last
      - {kind: pay, seat: 1, amount: 2, cause: unlocking}

Places and values with names are written by name, seats and places are counted from 1. What follows from other fields
can be left out. Unknown and contradictory things are refused in sentences.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import yaml

from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.refusals import Refused
from teocalli.engine.rulebook import OrNone
from teocalli.engine.state import DEPTH, pop, push
from teocalli.engine.structs import Field, named, plain, words_of

#: Fields that a position shows outside `state`.
APART = ("seats", "options", "depth", "stack")
LIMITS = {False: 2**15 - 1, True: 2**63 - 1}
#: A sentence lists no more names than these.
MOST_TOLD = 60
PARTS = ("game", "rules", "players", "options", "components", "seed", "state", "turn", "pending")


class BadPosition(Refused):
    """A position that cannot be loaded; the sentence says where and why."""


# ---------------------------------------------------------------- writing


def describe(game: Game, s: Any) -> dict[str, Any]:
    """The whole state as nested mappings and lists of words and numbers."""
    return {
        "game": game.meta.key,
        "rules": game.meta.rules_version,
        "players": s.seats,
        "options": {o.name: o.choices[s.options[i]] for i, o in enumerate(game.meta.options)},
        "state": {n: _shown(getattr(s, n), f) for n, f in s.fields.items() if n not in APART},
        "pending": [_pending(game, frame) for frame in s.stack[: s.depth]],
    }


def _pending(game: Game, frame: Any) -> dict[str, Any]:
    return {"kind": game.rulebook.kinds[frame.kind], "seat": frame.seat + 1, **game.rulebook.told(frame)}


def write(game: Game, s: Any) -> str:
    """A position as YAML."""
    return yaml.dump(describe(game, s), sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)


def _shown(value: Any, field: Field) -> Any:
    if field.count is None:
        return named(value, field.of)
    items = [
        {n: _shown(getattr(item, n), f) for n, f in item.fields.items()}
        if field.struct is not None
        else named(item, field.of)
        for item in value
    ]
    if field.by is None:
        return items
    return {plain(word): item for word, item in zip(words_of(field.by), items, strict=False) if word}


# ---------------------------------------------------------------- reading


def read(game: Game, text: str) -> Any:
    """Load a position written as YAML or JSON."""
    return load(game, parse(text))


class _Loader(yaml.SafeLoader):
    """YAML in which nothing is lost because its name stands twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        names = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        for place, name in enumerate(names):
            if name in names[:place]:
                raise BadPosition("position-twice", name=name, line=node.start_mark.line + 1)
        return super().construct_mapping(node, deep)


def parse(text: str) -> Any:
    """What is written, before any game has looked at it."""
    try:
        return yaml.load(text, _Loader)
    except yaml.YAMLError as error:
        where = getattr(error, "problem_mark", None)
        line = where.line + 1 if where else 0
        raise BadPosition("position-yaml", line=line, why=getattr(error, "problem", error)) from None
    except BadPosition:
        raise
    except (ValueError, RecursionError):  # a date or a number that cannot be, or nested without end
        raise BadPosition("position-other-yaml") from None


def load(game: Game, given: Any) -> Any:
    """Load a position given as mappings and lists."""
    if not isinstance(given, Mapping):
        raise BadPosition("position-mapping")
    for key in given:
        if key not in PARTS:
            raise BadPosition("position-part", name=key, known=PARTS)
    if given.get("game", game.meta.key) != game.meta.key:
        raise BadPosition("position-game", found=given["game"], wanted=game.meta.key)
    if given.get("rules", game.meta.rules_version) != game.meta.rules_version:
        raise BadPosition("position-rules", found=str(given["rules"]), ours=game.meta.rules_version)
    s = _start(game, given)
    state = _by_present_names(game, given.get("state") or {})
    for name in state:
        if name in APART or name not in s.fields:
            raise BadPosition("position-field", where=f"state.{name}", **_near(name, s.fields))
        setattr(s, name, _taken(state[name], getattr(s, name), s.fields[name], f"state.{name}"))
    if "turn" in given and "pending" in given:
        raise BadPosition("position-turn-and-pending")
    if "turn" in given or "pending" in given:
        while s.depth:
            pop(s)
    if "pending" in given:
        _load_pending(game, s, given["pending"])
    if game.fill_in is not None:
        game.fill_in(s, frozenset(_paths(state, s.fields)))
    if "turn" in given:
        _load_turn(game, s, given["turn"])
    wrong = contradictions(game, s)
    if wrong:
        raise BadPosition("position-contradicts", why=ValueError(" ".join(wrong)))  # shown whole, in English
    if not s.over:
        _check_decidable(game, s)
    return s


def _by_present_names(game: Game, state: Any) -> dict[str, Any]:
    """The fields of a state; those that had another name once may be given by it."""
    if not isinstance(state, Mapping):
        raise BadPosition("position-state")
    for old, new in game.former_names.items():
        if old in state and new in state:
            raise BadPosition("position-older-name", old=f"state.{old}", new=f"state.{new}")
    return {game.former_names.get(name, name): value for name, value in state.items()}


def contradictions(game: Game, s: Any) -> list[str]:
    """What cannot be: pending entries that cannot lie on each other; if there are none, what the game knows."""
    return game.rulebook.misplaced(s) or game.contradictions(s)


def _paths(given: Mapping[str, Any], fields: Mapping[str, Field], where: str = "") -> Iterator[str]:
    """What a position names, with the way to it: `players`, `players.1`, `players.1.corn`."""
    for name, value in given.items():
        field = fields[name]
        yield f"{where}{name}"
        if field.count is not None:
            places = words_of(field.by) if field.by is not None else range(1, field.count + 1)
            for place, item in value.items() if isinstance(value, Mapping) else zip(places, value, strict=False):
                yield f"{where}{name}.{place}"
                if field.struct is not None:
                    yield from _paths(item, field.struct.fields, f"{where}{name}.{place}.")


def _start(game: Game, given: Mapping[str, Any]) -> Any:
    players, seed = given.get("players", game.meta.players[0]), given.get("seed", 0)
    if type(players) is not int or type(seed) is not int:  # to Python, True is an int too
        raise BadPosition("position-start")
    try:
        options = {str(k): _option_word(v) for k, v in (given.get("options") or {}).items()}
        return game.new(Setting(players, options, given.get("components")), seed)
    except BadSetting as error:
        raise BadPosition("position-setting", why=error) from None
    except (TypeError, ValueError, AttributeError):
        raise BadPosition("position-start") from None


def _option_word(value: Any) -> str:
    """YAML reads on and off as truth values."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _load_turn(game: Game, s: Any, seat: Any) -> None:
    """Nothing is pending but a whole turn of a seat."""
    if game.start_turn is None:
        raise BadPosition("position-no-turn")
    number = _seat(game, s, seat, "turn")
    game.start_turn(s, number)
    game.rulebook.settle(s)


def _load_pending(game: Game, s: Any, pending: Any) -> None:
    if not isinstance(pending, list) or len(pending) > DEPTH:
        raise BadPosition("position-pending", most=DEPTH)
    for place, entry in enumerate(pending, 1):
        where = f"pending[{place}]"
        if not isinstance(entry, Mapping):
            raise BadPosition("position-entry", where=where)
        kinds = game.rulebook.kinds
        if not entry.get("kind") or entry["kind"] not in kinds:
            asked = str(entry.get("kind") or "")
            raise BadPosition(
                "position-kind", where=where, name=asked, known=_offered(asked, kinds), **_near(asked, kinds)
            )
        kind = kinds.index(entry["kind"])
        push(s, kind, _seat(game, s, entry.get("seat", 1), where), *_context(game, kind, entry, where))


def _seat(game: Game, s: Any, given: Any, where: str) -> int:
    number = _whole(given, where, False)
    if not 1 <= number <= game.places(s):
        raise BadPosition("position-seat", where=where, seat=number)
    return number - 1


def _context(game: Game, kind: int, entry: Mapping[str, Any], where: str) -> list[int]:
    """The context cells of a pending decision, given by name; what is left out is 0 or the first of its kind."""
    book = game.rulebook
    names = book.context_of(kind)
    known = ("kind", "seat", *filter(None, names))
    for name in entry:
        if name not in known:
            raise BadPosition("position-context", where=where, kind=book.kinds[kind], name=name, known=known)
    cells = []
    for name in names:
        of = book.contexts.get(name)
        if not name:
            cells.append(0)
        elif isinstance(of, range):
            cells.append(_number(entry.get(name, of[0]), Field(within=of), f"{where}.{name}"))
        else:
            first = 0 if of is None else words_of(of)[0]
            cells.append(_number(entry.get(name, first), Field(of=of), f"{where}.{name}"))
            if cells[-1] == -1 and of is not None and not isinstance(of, OrNone):
                raise BadPosition("position-none", where=f"{where}.{name}")
    return cells


def _check_decidable(game: Game, s: Any) -> None:
    if s.depth == 0:
        raise BadPosition("position-nothing-pending")
    kind = s.stack[s.depth - 1].kind
    if game.rulebook.options_of[kind] is None:
        raise BadPosition("position-no-decision", kind=game.rulebook.kinds[kind])
    if not game.legal(s):
        raise BadPosition("position-no-option")


def _taken(given: Any, old: Any, field: Field, where: str) -> Any:
    if field.count is None:
        return _number(given, field, where)
    places = None if field.by is None else {word: i for i, word in enumerate(words_of(field.by)) if word}
    if isinstance(given, Mapping):
        pairs = [(_place(key, field, places, where), key, value) for key, value in given.items()]
    elif isinstance(given, list) and len(given) == field.count:
        pairs = [(i, i, value) for i, value in enumerate(given)]
    else:
        raise BadPosition("position-list", where=where, count=field.count)
    result = list(old)
    for place, key, value in pairs:
        here = f"{where}.{key}" if places else f"{where}[{place + 1}]"
        if field.struct is None:
            result[place] = _number(value, field, here)
        else:
            _fill_record(value, result[place], here)
    return result


def _fill_record(given: Any, item: Any, where: str) -> None:
    if not isinstance(given, Mapping):
        raise BadPosition("position-record", where=where)
    for name, value in given.items():
        if name not in item.fields:
            raise BadPosition("position-field", where=f"{where}.{name}", **_near(name, item.fields))
        setattr(item, name, _taken(value, getattr(item, name), item.fields[name], f"{where}.{name}"))


def _place(key: Any, field: Field, places: Mapping[str, int] | None, where: str) -> int:
    count = field.count or 0
    if places is not None:
        if str(key) in places:
            return places[str(key)]
        raise BadPosition("position-place", where=f"{where}.{key}", known=_offered(key, places))
    if isinstance(key, int) and 1 <= key <= count:
        return key - 1
    raise BadPosition("position-number", where=where, count=count, found=str(key))


def _number(given: Any, field: Field, where: str) -> int:
    if field.of is None:
        number = _whole(given, where, field.long)
        if field.within is not None and number not in field.within:
            raise BadPosition(
                "position-within", where=where, found=number, least=field.within[0], most=field.within[-1]
            )
        return number
    words = words_of(field.of)
    if given in ("none", None):
        return -1
    if str(given) in words:
        return words.index(str(given))
    is_number = isinstance(given, int) and not isinstance(given, bool)
    if is_number and (given == -1 or (0 <= given < len(words) and not words[given].isdigit())):
        return int(given)
    raise BadPosition(
        "position-word", where=where, found=str(given), known=_offered(given, ["none", *filter(None, words)])
    )


def _whole(given: Any, where: str, long: bool) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadPosition("position-whole", where=where, found=str(given))
    if abs(given) > LIMITS[long] or (long and given < 0):
        raise BadPosition("position-range", where=where, found=str(given))
    return given


def _offered(name: Any, known: Iterable[str]) -> list[str]:
    """What there is to choose from; of very many, the likest."""
    names = list(known)
    return names if len(names) <= MOST_TOLD else [*difflib.get_close_matches(str(name), names, 5, 0), "…"]


def _near(name: Any, known: Iterable[str]) -> dict[str, Any]:
    """What may have been meant, as arguments of a sentence."""
    near = difflib.get_close_matches(str(name), list(known), 1)
    return {"count": len(near), "near": near[0] if near else ""}
