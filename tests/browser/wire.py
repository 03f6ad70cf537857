"""A wire between a browser and the server that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """Passes bytes on, both ways, while it is whole."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.whole = True
        self._open: list[socket.socket] = []
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Whoever is connected is thrown out, and nobody gets in."""
        self.whole = False
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def mend(self) -> None:
        self.whole = True

    def _listen(self) -> None:
        while True:
            near, _ = self._ear.accept()
            if not self.whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.server_port))
            self._open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
