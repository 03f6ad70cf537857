"""The style sheets and scripts of a page, joined when the server starts: one request each instead of forty.

In the source they stay apart. The address carries a hash of what is served, so a browser may keep it for good.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from teocalli.face.portrait import LOOK
from teocalli.table.markup import STATIC, sprite

#: Later sheets overrule earlier ones.
SHEETS = (
    LOOK / "tokens.css", LOOK / "board.css",
    *(STATIC / f"{name}.css" for name in (
        "look", "states", "table", "desk", "acting", "story", "tips", "advice", "legend", "guide", "company", "site",
    )),
)  # fmt: skip
MODULES = STATIC / "table"
#: The forms of imports and exports that are understood; any other is refused.
IMPORT = re.compile(r'^import (?:(\{\s*[\w$]+(?:\s*,\s*[\w$]+)*,?\s*\}) from )?"\./([\w-]+)\.js";$', re.M)
EXPORT = re.compile(r"^export (?=(?:async function|function|const) ([\w$]+))", re.M)
OTHER = re.compile(r"^\s*(?:import|export)\b.*|\bimport\s*[(.].*", re.M)
KEPT = "public, max-age=31536000, immutable"
PLAIN = {"Vary": "Accept-Encoding"}
PACKED = PLAIN | {"Content-Encoding": "gzip"}
#: How much a page is compressed as it is sent: more takes longer than it saves.
QUICK = 4


@dataclass(frozen=True)
class Joined:
    """A file that is served from memory."""

    name: str
    media_type: str
    body: bytes

    @cached_property
    def address(self) -> str:
        start, end = self.name.split(".")
        return f"/joined/{start}-{hashlib.sha256(self.body).hexdigest()[:10]}.{end}"

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, mtime=0)


@cache
def style() -> Joined:
    return Joined("style.css", "text/css", b"\n".join(file.read_bytes() for file in SHEETS))


@cache
def script() -> Joined:
    """Idiomorph, then our modules, each in a function of its own, after those that it imports."""
    parts = [(STATIC / "idiomorph.min.js").read_text("utf-8"), "const $modules = {};"]
    parts += (_enclosed(file) for file in _in_order(MODULES / "main.js", set()))
    return Joined("script.js", "text/javascript", "\n".join(parts).encode())


@cache
def build() -> str:
    """What an open page must have been made with to show what the server draws: sheet, script and icons."""
    made = style().body, script().body, sprite().encode()
    return hashlib.sha256(b"\0".join(made)).hexdigest()[:10]


@cache
def first_script() -> str:
    """What runs before anything is drawn, so short that it stands in the page itself."""
    return (STATIC / "theme.js").read_text("utf-8")


def allowed_script() -> str:
    """Names the first script in a Content-Security-Policy, which lets no other script stand in a page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(first_script().encode()).digest()).decode()}'"


def _in_order(file: Path, seen: set[Path]) -> Iterator[Path]:
    seen.add(file)
    for _, name in IMPORT.findall(file.read_text("utf-8")):
        if (imported := MODULES / f"{name}.js") not in seen:
            yield from _in_order(imported, seen)
    yield file


def _enclosed(file: Path) -> str:
    source = file.read_text("utf-8")
    exported = ", ".join(EXPORT.findall(source))
    body = EXPORT.sub("", IMPORT.sub(_taken, source))
    if (other := OTHER.search(body)) is not None:
        raise ValueError(f"{file.name} cannot be joined with the other modules: {other[0].strip()}")
    return f'$modules.{file.stem} = (() => {{\n"use strict";\n{body}\nreturn {{ {exported} }};\n}})();'


def _taken(imported: re.Match[str]) -> str:
    names, module = imported.groups()
    return f"const {names} = $modules.{module};" if names else ""


async def serve(request: Request) -> Response:
    """The style sheet or the script. A page may be of the server before this one: it gets what there is now."""
    for one in (style(), script()):
        if re.fullmatch(one.name.replace(".", r"-\w+\."), request.path_params["name"]):
            body, headers = (one.packed, PACKED) if accepts_packed(request) else (one.body, PLAIN)
            kept = KEPT if request.url.path == one.address else "no-cache"
            return Response(body, headers=headers | {"Cache-Control": kept}, media_type=one.media_type)
    raise HTTPException(404)


def accepts_packed(request: Request) -> bool:
    """Whether gzip is among what may be sent; with a weight of 0 it is named to be refused."""
    for coding in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = coding.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def packed_for(request: Request, html: str) -> tuple[bytes, dict[str, str]]:
    """A page as it is sent to whoever asks for it, with the headers that say how."""
    body = html.encode()
    return (gzip.compress(body, QUICK, mtime=0), PACKED) if accepts_packed(request) else (body, PLAIN)
