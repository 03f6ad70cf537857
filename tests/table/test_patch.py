"""Patches: a page gets whole regions first, then only lines that are new, and always shows what the server drew."""

from __future__ import annotations

import orjson
from hypothesis import given
from hypothesis import strategies as st

from teocalli.table.patch import SHORT, Inset, Patch, Region, Screen, _since, patch, patched

LONG = "x" * SHORT
LINES = st.lists(st.sampled_from(["a", "b", "c", "", "ő\U0001f33d", LONG]), max_size=12)
PLAIN = st.lists(LINES.map("\n".join), min_size=1, max_size=8).map(lambda blocks: Region(*blocks))
REGIONS = PLAIN | st.builds(Inset, PLAIN, PLAIN, PLAIN)


def heard(screen: Screen, drawn: dict[str, Region]) -> dict[str, str | Patch]:
    """What a page reads of what it is sent."""
    found: dict[str, str | Patch] = orjson.loads(orjson.dumps(screen.changes(drawn)))
    return found


@given(old=LINES, new=LINES)
def test_a_patch_makes_the_new_lines_out_of_the_old_ones(old: list[str], new: list[str]) -> None:
    assert patched(old, patch(old, new)) == new


def test_only_new_lines_travel() -> None:
    assert patch(["a", "b", "c", "d"], ["a", "b", "new", "d"]) == [[0, 2], "new", [3, 4]]
    assert patch(["3", "2", "1"], ["4", "3", "2"]) == ["4", [0, 2]]


def test_blocks_stay_travel_whole_or_line_by_line_where_they_are_long() -> None:
    old = Region("head\nhead", f"{LONG}\na\nb", "short\nold", "tail")
    new = Region("head\nhead", f"{LONG}\na\nnew", "short\nnew", "tail")
    assert new.since(old) == [[0, 2], [2, 4], "new", "short", "new", [7, 8]]
    assert Region("head\nhead", "tail").since(new) == [[0, 2], [7, 8]], "lines are counted right after a patch, too"


@given(pages=st.lists(st.dictionaries(st.sampled_from(["bar", "log"]), REGIONS), max_size=6))
def test_a_page_shows_what_was_drawn_for_it(pages: list[dict[str, Region]]) -> None:
    screen, held, shown = Screen(), dict[str, list[str]](), dict[str, str]()
    for drawn in pages:
        for name, sent in heard(screen, drawn).items():
            held[name] = sent.split("\n") if isinstance(sent, str) else patched(held[name], sent)
            shown[name] = "\n".join(held[name])
        assert {name: shown[name] for name in drawn} == {name: str(region) for name, region in drawn.items()}


def test_what_a_page_showed_before_it_listened_comes_whole_when_it_changes_and_not_before() -> None:
    screen = Screen()
    screen.show({"bar": Region("a", "b"), "log": Region("1", "2")})
    assert heard(screen, {"bar": Region("a", "b"), "log": Region("3", "2")}) == {"log": "3\n2"}
    assert heard(screen, {"bar": Region("a", "c"), "log": Region("3", "4")}) == {"bar": "a\nc", "log": [[0, 1], "4"]}


def test_what_changed_around_hands_is_remembered_once_for_all_pages_and_hands_are_not() -> None:
    above, below, new = Region("table"), Region("panels", "log"), Region("panels", "news")
    known = _since.cache_info().misses
    for card in "abcd":
        old = Inset(above, Region("hand", card), below)
        assert Inset(above, Region("hand", "new"), new).since(old) == [[0, 1], [1, 2], "new", [3, 4], "news"]
    assert _since.cache_info().misses == known + 2
