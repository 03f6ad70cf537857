"""Templates are laid out for their readers; a page gets no more than it needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import Environment

from teocalli.face.portrait import LOOK
from teocalli.table import app
from teocalli.table.template_lines import GoingOn

#: As in Python (`pyproject.toml`). A program that is shipped as its makers have packed it is left as it is.
LONGEST = 120
FILES = sorted(
    file
    for folder in (Path(app.__file__).parent, LOOK)
    for kind in ("html", "css", "js", "sql")
    for file in folder.rglob(f"*.{kind}")
    if not file.name.endswith(".min.js")
)


def test_no_line_of_a_template_a_style_sheet_or_a_script_is_longer_than_one_of_python() -> None:
    assert {file.suffix for file in FILES} == {".html", ".css", ".js", ".sql"}
    long = [
        f"{file.name}, line {number}: {len(line)} letters"
        for file in FILES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not long


@pytest.mark.parametrize(
    ("laid_out", "sent"),
    [
        ("<p>\n  <b>a</b>\n  {{ x }}\n</p>", "<p><b>a</b>1</p>"),
        ('<a class="b"\n  href="/">c</a>', '<a class="b" href="/">c</a>'),
        ("<p>two\n  words</p>", "<p>two words</p>"),
        ("{% if x %}\n  <i>a</i>\n{%- endif %}\n<i>b</i>", "<i>a</i><i>b</i>"),
        ("{{ [x,\n   x]|join }}", "11"),
        ("<p>a</p>\n<p>b</p>", "<p>a</p>\n<p>b</p>"),
    ],
)
def test_an_indented_line_and_a_closing_tag_go_on_the_line_above(laid_out: str, sent: str) -> None:
    environment = Environment(extensions=[GoingOn], trim_blocks=True, lstrip_blocks=True, autoescape=True)
    assert environment.from_string(laid_out).render(x=1) == sent


def test_an_error_is_told_with_its_line() -> None:
    environment = Environment(extensions=[GoingOn])
    with pytest.raises(ZeroDivisionError) as raised:
        environment.from_string("<p>\n  <b>\n    {{ 1 // x }}\n  </b>\n</p>").render(x=0)
    assert raised.traceback[-1].lineno == 2  # counted from 0
