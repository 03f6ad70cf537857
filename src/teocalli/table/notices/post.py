"""A message to a server elsewhere: quick, to nobody in the host's own network, and never to where it was not meant for.

The name is looked up once and its addresses are checked; the connection goes to one of just these. Redirections are
not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from urllib.parse import SplitResult, urlsplit

#: Seconds for the whole of it, from looking up the name to the first line of the answer.
LONGEST = 10.0
MOST_ADDRESS = 1000
#: Addresses of IPv6 that stand for one of IPv4, which could be an inner one.
_TRANSLATED = ipaddress.ip_network("64:ff9b::/32")


class Undelivered(Exception):
    """It did not arrive. It may another time."""


class Gone(Exception):
    """Nobody is there any more, and never will be."""


class Forbidden(Undelivered):
    """An address that is not called: `message` is a sentence in the table's words."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def parts_of(url: str, private: bool) -> SplitResult:
    """A web address that may be called, taken apart."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Forbidden("refused-webhook") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST_ADDRESS
    schemes = ("https", "http") if private else ("https",)
    if not is_plain or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
        raise Forbidden("refused-webhook")
    return parts


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, and no way into a network of the host's."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        is_tunnel = found.sixtofour is not None or found.teredo is not None or found in _TRANSLATED
        if is_tunnel or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def addresses_of(parts: SplitResult, private: bool) -> list[str]:
    """Where to connect to. A name that stands for an inner address, be it beside others, is refused."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port_of(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Undelivered(str(error)) from None
    addresses = [str(where[0]) for *_, where in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Forbidden("refused-webhook-private")
    return addresses


async def check(url: str, private: bool) -> None:
    """Refuse a web address that may not be called; `Undelivered` where nobody knows it."""
    async with _in_time():
        await addresses_of(parts_of(url, private), private)


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Send something; the status of the answer."""
    parts = parts_of(url, private)
    async with _in_time():
        addresses = await addresses_of(parts, private)
        try:
            reader, writer = await _connected(parts, addresses)
            try:
                writer.write(_request(parts, body, headers))
                await writer.drain()
                return int((await reader.readline()).split()[1])
            finally:
                writer.transport.abort()
        except (OSError, ValueError, IndexError, ssl.SSLError) as error:
            raise Undelivered(str(error)) from None


async def _connected(parts: SplitResult, addresses: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers: a machine may lack IPv6, or a server listen on one of them."""
    tls, name = (_tls(), parts.hostname) if parts.scheme == "https" else (None, None)
    *others, last = addresses
    for address in others:
        with suppress(OSError):
            return await asyncio.open_connection(address, port_of(parts), ssl=tls, server_hostname=name)
    return await asyncio.open_connection(last, port_of(parts), ssl=tls, server_hostname=name)


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(LONGEST):
            yield
    except TimeoutError:
        raise Undelivered("timeout") from None


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Teocalli"}
    head = "".join(f"{name}: {value}\r\n" for name, value in (lines | dict(headers)).items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
