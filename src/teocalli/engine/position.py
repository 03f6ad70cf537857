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

from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.rulebook import OrNone
from teocalli.engine.state import DEPTH, pop, push
from teocalli.engine.structs import Field, named, plain, words_of

#: Fields that a position shows outside `state`.
APART = ("seats", "options", "depth", "stack")
LIMITS = {False: 2**15 - 1, True: 2**63 - 1}
BAD_START = "`players` and `seed` are whole numbers, `options` is a mapping of words."


class BadPosition(ValueError):
    """A position that cannot be loaded; the message says where and why."""


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
                raise BadPosition(f"{name!r} stands twice in the mapping from line {node.start_mark.line + 1} on.")
        return super().construct_mapping(node, deep)


def parse(text: str) -> Any:
    """What is written, before any game has looked at it."""
    try:
        return yaml.load(text, _Loader)
    except yaml.YAMLError as error:
        where = getattr(error, "problem_mark", None)
        line = f" in line {where.line + 1}" if where else ""
        raise BadPosition(f"This is not YAML{line}: {getattr(error, 'problem', error)}.") from None
    except BadPosition:
        raise
    except (ValueError, RecursionError):  # a date or a number that cannot be, or nested without end
        raise BadPosition("This is YAML of another kind: write mappings, lists, words and whole numbers.") from None


def load(game: Game, given: Any) -> Any:
    """Load a position given as mappings and lists."""
    if not isinstance(given, Mapping):
        raise BadPosition("A position is a mapping with `game`, `players` and `state`.")
    known = ("game", "rules", "players", "options", "components", "seed", "state", "turn", "pending")
    for key in given:
        if key not in known:
            raise BadPosition(f"{key!r} is not a part of a position; the parts are {', '.join(known)}.")
    if given.get("game", game.meta.key) != game.meta.key:
        raise BadPosition(f"This is a position of {given['game']!r}, not of {game.meta.key!r}.")
    if given.get("rules", game.meta.rules_version) != game.meta.rules_version:
        raise BadPosition(
            f"This position was written for rules version {given['rules']}; this is version {game.meta.rules_version}."
        )
    s = _start(game, given)
    state = _by_present_names(game, given.get("state") or {})
    for name in state:
        if name in APART or name not in s.fields:
            raise BadPosition(f"state.{name}: there is no such field{_near(str(name), s.fields)}")
        setattr(s, name, _taken(state[name], getattr(s, name), s.fields[name], f"state.{name}"))
    if "turn" in given and "pending" in given:
        raise BadPosition("Give `turn` or `pending`, not both.")
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
    if not s.over and not wrong:
        wrong = _undecidable(game, s)
    if wrong:
        raise BadPosition("This position contradicts itself: " + " ".join(wrong))
    return s


def _by_present_names(game: Game, state: Any) -> dict[str, Any]:
    """The fields of a state; those that had another name once may be given by it."""
    if not isinstance(state, Mapping):
        raise BadPosition("`state` must be a mapping of fields.")
    for old, new in game.former_names.items():
        if old in state and new in state:
            raise BadPosition(f"state.{old} is an older name of state.{new}; give one of them.")
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
        raise BadPosition(BAD_START)
    try:
        options = {str(k): _option_word(v) for k, v in (given.get("options") or {}).items()}
        return game.new(Setting(players, options, given.get("components")), seed)
    except BadSetting as error:
        raise BadPosition(str(error)) from None
    except (TypeError, ValueError, AttributeError):
        raise BadPosition(BAD_START) from None


def _option_word(value: Any) -> str:
    """YAML reads on and off as truth values."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _load_turn(game: Game, s: Any, seat: Any) -> None:
    """Nothing is pending but a whole turn of a seat."""
    if game.start_turn is None:
        raise BadPosition("This game needs `pending` instead of `turn`.")
    number = _seat(game, s, seat, "turn")
    game.start_turn(s, number)
    game.rulebook.settle(s)


def _load_pending(game: Game, s: Any, pending: Any) -> None:
    if not isinstance(pending, list) or len(pending) > DEPTH:
        raise BadPosition(f"`pending` is a list of at most {DEPTH} decisions.")
    for place, entry in enumerate(pending, 1):
        where = f"pending, entry {place}"
        if not isinstance(entry, Mapping):
            raise BadPosition(f"{where}: it has a `kind`, a `seat` and, if need be, a context.")
        kinds = game.rulebook.kinds
        if not entry.get("kind") or entry["kind"] not in kinds:
            asked = str(entry.get("kind", "nothing"))
            raise BadPosition(
                f"{where}: there is no kind {asked!r}{_near(asked, kinds)} The kinds are {', '.join(kinds)}."
            )
        kind = kinds.index(entry["kind"])
        push(s, kind, _seat(game, s, entry.get("seat", 1), where), *_context(game, kind, entry, where))


def _seat(game: Game, s: Any, given: Any, where: str) -> int:
    number = _whole(given, where, False)
    if not 1 <= number <= game.places(s):
        raise BadPosition(f"{where}: there is no seat {number}.")
    return number - 1


def _context(game: Game, kind: int, entry: Mapping[str, Any], where: str) -> list[int]:
    """The context cells of a pending decision, given by name; what is left out is 0 or the first of its kind."""
    book = game.rulebook
    names = book.context_of(kind)
    for name in entry:
        if name not in ("kind", "seat", *filter(None, names)):
            known = ", ".join(("kind", "seat", *filter(None, names)))
            raise BadPosition(f"{where}: {book.kinds[kind]!r} has no {name!r}; it has {known}.")
    cells = []
    for name in names:
        of = book.contexts.get(name)
        if not name:
            cells.append(0)
        elif isinstance(of, range):
            cells.append(_number(entry.get(name, of[0]), Field(within=of), f"{where}, {name}"))
        else:
            first = 0 if of is None else words_of(of)[0]
            cells.append(_number(entry.get(name, first), Field(of=of), f"{where}, {name}"))
            if cells[-1] == -1 and of is not None and not isinstance(of, OrNone):
                raise BadPosition(f"{where}, {name}: it cannot be none.")
    return cells


def _undecidable(game: Game, s: Any) -> list[str]:
    if s.depth == 0:
        return ["The game is not over, but nothing is pending."]
    if game.rulebook.options_of[s.stack[s.depth - 1].kind] is None:
        return [f"The last pending entry, {game.rulebook.kinds[s.stack[s.depth - 1].kind]!r}, is not a decision."]
    if not game.legal(s):
        return ["The pending decision has no legal option."]
    return []


def _taken(given: Any, old: Any, field: Field, where: str) -> Any:
    if field.count is None:
        return _number(given, field, where)
    places = None if field.by is None else {word: i for i, word in enumerate(words_of(field.by)) if word}
    if isinstance(given, Mapping):
        pairs = [(_place(key, field, places, where), key, value) for key, value in given.items()]
    elif isinstance(given, list) and len(given) == field.count:
        pairs = [(i, i, value) for i, value in enumerate(given)]
    else:
        raise BadPosition(f"{where}: give all {field.count} values as a list, or a mapping of the places to change.")
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
        raise BadPosition(f"{where}: this is a record; give a mapping of its fields.")
    for name, value in given.items():
        if name not in item.fields:
            raise BadPosition(f"{where}.{name}: there is no such field{_near(str(name), item.fields)}")
        setattr(item, name, _taken(value, getattr(item, name), item.fields[name], f"{where}.{name}"))


def _place(key: Any, field: Field, places: Mapping[str, int] | None, where: str) -> int:
    count = field.count or 0
    if places is not None:
        if str(key) in places:
            return places[str(key)]
        raise BadPosition(f"{where}.{key}: there is no such place; the places are {', '.join(places)}.")
    if isinstance(key, int) and 1 <= key <= count:
        return key - 1
    raise BadPosition(f"{where}: places are counted from 1 to {count}, so there is no {key!r}.")


def _number(given: Any, field: Field, where: str) -> int:
    if field.of is None:
        number = _whole(given, where, field.long)
        if field.within is not None and number not in field.within:
            raise BadPosition(f"{where}: {number} is not from {field.within[0]} to {field.within[-1]}.")
        return number
    words = words_of(field.of)
    if given in ("none", None):
        return -1
    if str(given) in words:
        return words.index(str(given))
    is_number = isinstance(given, int) and not isinstance(given, bool)
    if is_number and (given == -1 or (0 <= given < len(words) and not words[given].isdigit())):
        return int(given)
    raise BadPosition(f"{where}: {given!r} is not one of none, {', '.join(filter(None, words))}.")


def _whole(given: Any, where: str, long: bool) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadPosition(f"{where}: a whole number is needed, not {given!r}.")
    if abs(given) > LIMITS[long] or (long and given < 0):
        raise BadPosition(f"{where}: {given} is out of range.")
    return given


def _near(name: str, known: Any) -> str:
    import difflib

    near = difflib.get_close_matches(name, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else "."
