"""The one style sheet and the one script of a page."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from teocalli.table import joined
from teocalli.table.markup import STATIC


def test_every_sheet_and_every_module_is_joined_once() -> None:
    assert sorted(file.name for file in STATIC.glob("*.css")) == sorted(
        file.name for file in joined.SHEETS if file.parent == STATIC
    )
    script = joined.script().body.decode()
    made = re.findall(r"^\$modules\.(\w+) = ", script, re.M)
    assert sorted(made) == sorted(file.stem for file in (STATIC / "table").glob("*.js"))
    assert re.findall(r"^(?:import|export)\b.*", script, re.M) == []


def test_a_module_stands_after_those_that_it_imports() -> None:
    script = joined.script().body.decode()
    for used in re.finditer(r"^const \{.*?\} = \$modules\.(\w+);", script, re.M | re.S):
        assert f"$modules.{used[1]} = " in script[: used.start()]


@pytest.mark.parametrize("one", [joined.style(), joined.script()], ids=lambda one: one.name)
def test_a_joined_file_is_kept_for_good_under_the_address_of_its_content_only(
    client: TestClient, one: joined.Joined
) -> None:
    now, before = client.get(one.address), client.get(re.sub(r"-\w+\.", "-0123456789.", one.address))
    assert now.content == before.content == one.body
    assert now.headers["content-encoding"] == "gzip"
    assert "immutable" in now.headers["cache-control"]
    assert before.headers["cache-control"] == "no-cache"
    assert client.get("/joined/secret.txt").status_code == 404


def test_a_page_is_packed_only_for_whoever_can_unpack_it(client: TestClient) -> None:
    packed = client.get("/offline", headers={"Accept-Encoding": "br, gzip"})
    plain = client.get("/offline", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
