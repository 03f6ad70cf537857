"""The one style sheet and the one script of a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from teocalli.table import joined
from teocalli.table.markup import STATIC
from tests.table.people import Visitor


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


@pytest.mark.parametrize(
    "source",
    [
        'import { a as b } from "./dom.js";',
        'import * as dom from "./dom.js";',
        'import dom from "./dom.js";',
        "import { a } from './dom.js';",
        'const dom = await import("./dom.js");',
        "export default 1;",
        "export let count = 0;",
        "const a = 1;\nexport { a as b };",
        'export * from "./dom.js";',
    ],
)
def test_what_the_joining_does_not_understand_is_refused(tmp_path: Path, source: str) -> None:
    module = tmp_path / "module.js"
    module.write_text(f"{source}\n", "utf-8")
    with pytest.raises(ValueError, match=r"module\.js cannot be joined"):
        joined._enclosed(module)


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
    refused = client.get("/offline", headers={"Accept-Encoding": "br, gzip;q=0, identity"})
    assert "content-encoding" not in refused.headers
    assert client.get("/offline", headers={"Accept-Encoding": "gzip; q=0.5"}).headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_a_page_with_a_secret_is_not_packed(anna: Visitor) -> None:
    """Its length would tell whether the address, which somebody else chose, has something in common with the secret."""
    secret = anna.get("/me?guess=1")
    assert 'id="pass"' in secret.text
    assert "guess=1" in secret.text
    assert "content-encoding" not in secret.headers
    assert anna.get("/").headers["content-encoding"] == "gzip"
