"""The table as an app on a phone or a desk: manifest, icon, and a sentence for when the server cannot be reached."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from teocalli.table.markup import STATIC
from teocalli.table.web import page, reader_of

#: Colours of the first page, for the moment before it is there.
GROUND = "#e9e0d2"
ICONS = [
    {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png"},
]


async def manifest(request: Request) -> Response:
    reader = await reader_of(request)
    told = {
        "name": "Teocalli", "short_name": "Teocalli", "description": reader.speech.say("lobby-lead"),
        "lang": reader.language, "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": GROUND, "theme_color": GROUND, "icons": ICONS,
    }  # fmt: skip
    return JSONResponse(told, media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    """The service worker; it must stand at the root to look after all pages."""
    return FileResponse(STATIC / "service-worker.js", media_type="text/javascript")


async def offline(request: Request) -> Response:
    """What a browser shows by itself when the server cannot be reached."""
    return page(request, await reader_of(request), "offline.html")
