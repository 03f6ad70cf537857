"""A PostgreSQL server of our own, for tests: in a temporary folder, on a free port, stopped at the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from teocalli.table.serve import free_port


def program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps them out of the way."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(debian[-1]) if debian else shutil.which(name)
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    return found


class Cluster:
    """One server. It does not run as root, so root steps down."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="teocalli-postgres-"))
        self.port = free_port("127.0.0.1", 0)
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = ("-D", f"{self.folder}/data")
        self._run("initdb", *data, "-U", "teocalli", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://teocalli@127.0.0.1:{self.port}"

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-o", options, "-l", f"{self.folder}/log", "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", how, "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def create(self, name: str) -> str:
        """A new, empty database; its URL."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "teocalli", name)
        return f"{self.url}/{name}"

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name), *arguments], check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL
        )
