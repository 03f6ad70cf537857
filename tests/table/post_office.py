"""Servers elsewhere, for tests: one that takes letters, one that takes whatever is posted to it."""

from __future__ import annotations

import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass(frozen=True)
class Posted:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A web server that writes down what is posted, and answers with the statuses it was told to, then with 201."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.posted: Queue[Posted] = Queue()
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.posted.put(Posted(self.path, headers, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if tls is not None:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        scheme = "http" if tls is None else "https"
        self.address = f"{scheme}://localhost:{self.server.server_address[1]}"


class Mailbox:
    """A mail server; with `tls` it offers STARTTLS, or speaks nothing else where it is `wrapped`."""

    def __init__(self, tls: ssl.SSLContext | None = None, wrapped: bool = False) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.said: list[str] = []
        mailbox = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.tell("220 here")
                while line := self.rfile.readline().decode().strip():
                    mailbox.said.append(line)
                    verb = line.split()[0].upper()
                    if verb == "DATA":
                        self.take()
                    elif verb == "STARTTLS":
                        self.tell("220 go")
                        assert tls is not None
                        self.connection = tls.wrap_socket(self.connection, server_side=True)
                        self.request = self.connection
                        self.setup()
                    elif verb == "QUIT":
                        return self.tell("221 bye")
                    else:
                        offers = ["250-here", *(["250-STARTTLS"] if tls and not wrapped else []), "250 AUTH PLAIN"]
                        self.tell(*{"EHLO": offers, "AUTH": ["235 in"]}.get(verb, ["250 well"]))

            def take(self) -> None:
                self.tell("354 go on")
                lines: list[bytes] = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b"."))
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                mailbox.letters.put(letter)
                self.tell("250 kept")

            def tell(self, *lines: str) -> None:
                for line in lines:
                    self.wfile.write(f"{line}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        if tls is not None and wrapped:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]


@contextmanager
def running(*servers: Receiver | Mailbox) -> Iterator[None]:
    threads = [threading.Thread(target=one.server.serve_forever, args=(0.02,)) for one in servers]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for one, thread in zip(servers, threads, strict=True):
            one.server.shutdown()
            thread.join()
            one.server.server_close()


def certificate(folder: Path) -> Path:
    """A certificate for this machine with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = folder / "certificate.pem"
    file.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, form, plain))
    return file
