"""The JSON interface as its own description says: Schemathesis makes requests out of it and compares the answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from teocalli.table.openapi import document
from tests.table.conftest import Served

SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


class Stage:
    """A server with somebody at a table."""

    def __init__(self, database: str) -> None:
        self.served = Served(database)
        http = httpx.Client(base_url=self.served.base)
        self.headers = {"authorization": f"Bearer {http.post('/api/people', json={'name': 'A'}).json()['pass']}"}
        wish = {"game": "tiny", "seats": ["me", "me"]}
        self.table = http.post("/api/tables", json=wish, headers=self.headers).json()["id"]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    stage = Stage(str(Path(tmp_path_factory.mktemp("openapi")) / "t.sqlite"))
    yield stage
    stage.served.stop()


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_answers_as_it_is_described(case: schemathesis.Case[Any], stage: Stage) -> None:
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2 == 0:
        case.path_parameters["table"] = stage.table
    if case.query:
        case.query.pop("wait", None)  # nobody waits for so long
    answer = case.call(base_url=f"{stage.served.base}/api", headers=stage.headers)
    case.validate_response(answer, checks=CHECKS)
