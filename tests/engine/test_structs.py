"""Records: one declaration, two layouts."""

from __future__ import annotations

import inspect
import linecache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.engine.cells import fill
from teocalli.engine.structs import (
    Long,
    auto,
    cell,
    cells,
    constants,
    copy_of,
    differences,
    leaf,
    pack,
    rows,
    struct,
    table,
    unpack,
    words_of,
)


@constants
class Colour:
    RED = 0
    DARK_BLUE = 2


@struct
class Leaf:
    size: int
    colour: int = cell(of=Colour)


@struct
class Base:
    first: Long
    second: int


@struct
class Tree(Base):
    third: list[int] = cells(3, by=("a", "b", "c"))
    leaves: list[Leaf] = rows(Leaf, 2)


small = st.integers(-(2**15), 2**15 - 1)
large = st.integers(-(2**63), 2**63 - 1)


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    tree = Tree()
    tree.first = Long(draw(large))
    tree.second = draw(small)
    tree.third = draw(st.lists(small, min_size=3, max_size=3))
    for one in tree.leaves:
        one.size, one.colour = draw(small), draw(small)
    return tree


def test_a_new_record_is_all_zero() -> None:
    tree = Tree()
    assert (tree.first, tree.second, tree.third, [one.size for one in tree.leaves]) == (0, 0, [0, 0, 0], [0, 0])
    assert not pack(tree).any()


def test_fields_are_inherited_and_come_first() -> None:
    assert list(Tree.fields) == ["first", "second", "third", "leaves"]  # type: ignore[attr-defined]


def test_cells_have_16_bits_and_long_ones_64() -> None:
    layout = Tree.dtype  # type: ignore[attr-defined]
    assert (layout["first"], layout["second"]) == (np.dtype("i8"), np.dtype("i2"))
    assert layout.itemsize % 8 == 0


@given(trees())
def test_packing_and_unpacking_lose_nothing(tree: Tree) -> None:
    assert differences(tree, unpack(Tree, pack(tree))) == []


@given(trees())
def test_a_copy_is_equal_and_independent(tree: Tree) -> None:
    before = pack(tree).tobytes()
    other = copy_of(tree)
    assert pack(other).tobytes() == before
    other.third[0] ^= 1
    other.leaves[1].size ^= 1
    assert pack(tree).tobytes() == before
    assert {line.split(":")[0] for line in differences(tree, other)} == {"third", "leaves[1].size"}


def test_differences_are_named() -> None:
    one, two = Tree(), Tree()
    two.leaves[0].colour = 2
    assert differences(one, two) == ["leaves[0].colour: 0 / 2"]


def test_a_copy_leaves_the_events_behind() -> None:
    tree = Tree()
    tree.events = ["something"]  # type: ignore[attr-defined]
    assert copy_of(tree).events is None  # type: ignore[attr-defined]


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        Tree().secnod = 1  # type: ignore[attr-defined]


def test_constants_may_number_themselves() -> None:
    @constants
    class Place:
        HERE = auto()
        THERE = auto()
        FAR = 7
        FARTHER = auto()

    assert (Place.HERE, Place.THERE, Place.FAR, Place.FARTHER) == (0, 1, 7, 8)


def test_constants_are_words_by_number_and_gaps_have_none() -> None:
    assert words_of(Colour) == ("red", "", "dark_blue")
    assert words_of(("x", "y")) == ("x", "y")


def test_a_table_is_nested_tuples_with_equal_rows() -> None:
    assert table([[1, 2], [3, 4]])[1][0] == 3
    with pytest.raises(ValueError, match="inhomogeneous"):
        table([[1, 2], [3]])


def test_fill_sets_every_cell() -> None:
    values = [1, 2, 3]
    fill(values, -1)
    assert values == [-1, -1, -1]


@struct
class Odd:
    """A record whose fields are called like what its own functions use."""

    range: list[Leaf] = rows(Leaf, 2)
    initialize: list[Leaf] = rows(Leaf, 1)
    self: int


def test_a_field_may_be_called_anything() -> None:
    odd = Odd()
    assert (len(odd.range), len(odd.initialize), odd.self) == (2, 1, 0)
    assert copy_of(odd) == odd


def test_functions_that_are_written_out_can_be_read_while_they_run() -> None:
    assert "    self.third = [0] * 3\n" in inspect.getsource(Tree.__init__)
    assert "    target.third = source.third[:]\n" in inspect.getsource(Tree.__copy__)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError) as failed:
        Tree.__init__(object())
    line = failed.traceback[-1]
    assert linecache.getline(str(line.path), line.lineno + 1) == "    self.events = None\n"


def test_a_leaf_has_single_cells_and_no_heirs() -> None:
    @leaf
    class Small:
        size: int

    assert Small() == copy_of(Small())
    with pytest.raises(TypeError, match="several cells"):

        @leaf
        class Many:
            sizes: list[int] = cells(3)

    with pytest.raises(TypeError, match="cannot inherit from Small"):

        @struct
        class Heir(Small):
            more: int = cell(within=range(5))
