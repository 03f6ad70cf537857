"""What was sent, read as it is declared: each field by its type, and a sentence about the first that cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import FieldInfo, fields

from teocalli.table.refusals import Refused

Declared = TypeVar("Declared", bound=Struct)
#: So much of a name from outside is repeated in a sentence.
MOST_SHOWN = 40


def one_of(*known: str | None) -> Meta:
    """What is said of a text that is one of a few."""
    return Meta(extra={"known": known}, extra_json_schema={"enum": list(known)})


def read(kind: type[Declared], sent: Mapping[str, Any], *, form: bool = False) -> Declared:
    """What was sent, as a value of this kind. In a form texts stand for numbers.

    An empty field of a form is one that was left out, where it may be.
    """
    declared = _fields(kind)
    for name in sent:
        if name not in declared:
            raise Refused("refused-unknown", 400, name=str(name)[:MOST_SHOWN], known=sorted(declared))
    for name, field in declared.items():
        if name not in sent and field.required:
            raise Refused("refused-missing", 400, name=name)
    given = {name: value for name, value in sent.items() if not form or value != "" or declared[name].required}
    return kind(**{name: _value(declared[name], value, form) for name, value in given.items()})


@dataclass(frozen=True)
class _Field:
    """What a declaration says about a field."""

    name: str
    type: Any
    required: bool
    inner: type[Struct] | None  # the struct that it holds
    refusal: str  # the sentence for a wrong value
    known: Sequence[str | None]  # the values there are; none where there are no few


def _value(field: _Field, value: Any, form: bool) -> Any:
    if field.inner is not None and isinstance(value, Mapping):
        return read(field.inner, value, form=form)
    try:
        found = convert(value, field.type, strict=not form)
    except ValidationError:
        raise Refused(field.refusal, 400, name=field.name) from None
    if field.known and found not in field.known:
        raise Refused("refused-choice", 400, name=field.name, known=[choice for choice in field.known if choice])
    return found


@cache
def _fields(kind: type[Struct]) -> dict[str, _Field]:
    return {field.name: _field(field) for field in fields(kind)}


def _field(field: FieldInfo) -> _Field:
    common = "refused-number" if field.type is int or get_args(field.type)[:1] == (int,) else "refused-field"
    refusal, known = _extra(field, "refusal") or common, _extra(field, "known") or ()
    return _Field(field.name, field.type, field.required, _struct_in(field.type), refusal, known)


def _struct_in(kind: Any) -> type[Struct] | None:
    """The struct that a field holds, perhaps or for certain."""
    if get_origin(kind) in (Annotated, Union, UnionType):
        return next(filter(None, map(_struct_in, get_args(kind))), None)
    return kind if isinstance(kind, type) and issubclass(kind, Struct) else None


def _extra(field: FieldInfo, name: str) -> Any:
    """One of the things that a declaration says about its field besides the type."""
    marks = get_args(field.type) if get_origin(field.type) is Annotated else ()
    said = [mark.extra for mark in marks if isinstance(mark, Meta) and mark.extra]
    return next((extra[name] for extra in said if name in extra), None)
