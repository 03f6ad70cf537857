"""How friends find the table: its address in the local network, as text and as a QR code."""

from __future__ import annotations

import io
import socket
from functools import lru_cache

import segno
from markupsafe import Markup

#: Hosts that mean all addresses of a machine, and where the machine itself finds them.
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
#: An address of a documentation network, to which nothing is sent: it only tells which way packets would leave.
ELSEWHERE = ("192.0.2.1", 9)


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_in_network(host: str, port: int) -> str:
    """Where other machines of the network find a table that listens on all addresses; empty where they cannot."""
    if host not in HERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        own: str = probe.getsockname()[0]
    return "" if own.startswith("127.") else address_of(own, port)


def is_local(host: str) -> bool:
    """Whether only this machine itself understands a host of an address."""
    return host.startswith(("127.", "localhost", "[::1]"))


@lru_cache(200)
def qr_code(text: str) -> Markup:
    """A QR code as a picture; dark on light in every theme, as cameras want it."""
    return Markup(segno.make_qr(text, error="m").svg_inline(border=3, omitsize=True, dark="#111", light="#fff"))


def qr_in_terminal(text: str) -> str:
    """A QR code in letters."""
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
