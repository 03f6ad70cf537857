"""The examples for hosts in `deploy/` work: each is started here with the program it is for, on ports of this test."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from teocalli.table.serve import free_port

DEPLOY = Path(__file__).parents[1] / "deploy"
ROOT = Path(__file__).parents[1]


def environment(folder: Path) -> dict[str, str]:
    """Our own sources, and a data folder of the test's own."""
    paths = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    return os.environ | {"PYTHONPATH": paths, "TEOCALLI_DATA": str(folder / "data"), "TEOCALLI_LANGUAGE": "en"}


@contextmanager
def started(command: list[str], env: dict[str, str], address: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program that runs as long as it is needed, once it answers at an address."""
    with (folder / f"{Path(command[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=folder)
        try:
            wait_for(address, process, Path(log.name))
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        try:
            httpx.get(address, timeout=5, verify=False)
            return
        except httpx.TransportError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.1)
    raise AssertionError(f"Nobody answers at {address}: {log.read_text()}")


@contextmanager
def table(folder: Path, port: int, *options: str) -> Iterator[None]:
    command = [sys.executable, "-m", "teocalli", "serve", "--port", str(port), *options]
    with started(command, environment(folder), f"http://127.0.0.1:{port}/health", folder):
        yield


def installed(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def certificate(folder: Path) -> None:
    command = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem"
    )
    subprocess.run(shlex.split(command), cwd=folder, check=True, capture_output=True)


def check_front(front: str, behind: str, is_secure: bool) -> None:
    """What every web server in front must do right."""
    with httpx.Client(base_url=front, verify=False, timeout=20) as visitor:
        assert visitor.get("/health").json()["ok"]
        assert visitor.get("/metrics").status_code == 404
        named = visitor.post("/me", data={"name": "Anna"}, headers={"origin": front})
        assert named.status_code == 303, "the Host is passed on, so a form is not from another site"
        assert ("secure" in named.headers["set-cookie"].lower()) == is_secure
        assert (
            visitor.post("/me", data={"name": "x"}, headers={"origin": "https://elsewhere.example"}).status_code == 403
        )
        seats = {"game": "tzolkin", "players": "2", "seat0": "me", "seat1": "me"}
        path = visitor.post("/new", data=seats).headers["location"]
        with visitor.stream("GET", f"{path}/live") as stream:
            assert "news" in next(stream.iter_text()), "at once, not when a buffer is full"
        for _ in range(100):
            if "teocalli_pages_open 0" in httpx.get(f"{behind}/metrics").text:
                break
            time.sleep(0.1)
        assert "teocalli_pages_open 0" in httpx.get(f"{behind}/metrics").text, "a closed page is closed behind it"
        guesses = [
            visitor.post(
                "/sign-in", data={"login": "anna", "password": "no"}, headers={"x-forwarded-for": f"10.1.1.{i}"}
            ).status_code
            for i in range(12)
        ]
        assert guesses[-1] == 429, "a forged address is not believed"


def test_nginx(tmp_path: Path) -> None:
    program, table_port, front_port = installed("nginx"), free_port("127.0.0.1", 0), free_port("127.0.0.1", 0)
    certificate(tmp_path)
    example = (DEPLOY / "nginx.conf").read_text()
    example = example.replace("127.0.0.1:8765", f"127.0.0.1:{table_port}")
    example = example.replace("listen 443 ssl", f"listen 127.0.0.1:{front_port} ssl")
    example = example.replace("listen 80;", f"listen 127.0.0.1:{free_port('127.0.0.1', 0)};")
    example = re.sub(r"/etc/letsencrypt/live/[^/]*", str(tmp_path), example)
    spaces = "".join(
        f"{name}_temp_path {tmp_path}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log;\nevents {{}}\n"
    (tmp_path / "whole.conf").write_text(f"{whole}http {{ access_log off;\n{spaces}{example}}}")
    with (
        table(tmp_path, table_port, "--behind-proxy"),
        started([program, "-c", f"{tmp_path}/whole.conf", "-p", str(tmp_path)], dict(os.environ),
                f"https://127.0.0.1:{front_port}/health", tmp_path),
    ):  # fmt: skip
        check_front(f"https://127.0.0.1:{front_port}", f"http://127.0.0.1:{table_port}", is_secure=True)


def test_caddy(tmp_path: Path) -> None:
    program, table_port, front_port = installed("caddy"), free_port("127.0.0.1", 0), free_port("127.0.0.1", 0)
    example = (DEPLOY / "Caddyfile").read_text()
    assert "play.example.org {" in example
    example = example.replace("127.0.0.1:8765", f"127.0.0.1:{table_port}")
    example = example.replace("play.example.org {", f"http://127.0.0.1:{front_port} {{")
    example = example.replace("grace_period 5s", "grace_period 5s\n\tadmin off\n\tauto_https off")
    (tmp_path / "Caddyfile").write_text(example)
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with (
        table(tmp_path, table_port, "--behind-proxy"),
        started([program, "run", "--config", f"{tmp_path}/Caddyfile", "--adapter", "caddyfile"], env,
                f"http://127.0.0.1:{front_port}/health", tmp_path),
    ):  # fmt: skip
        check_front(f"http://127.0.0.1:{front_port}", f"http://127.0.0.1:{table_port}", is_secure=False)


def test_systemd(tmp_path: Path) -> None:
    """The unit is a right one, and what it starts answers. systemd itself does not run everywhere."""
    unit = (DEPLOY / "teocalli.service").read_text()
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
    program, *arguments = shlex.split(start.replace("$TEOCALLI_OPTIONS", ""))
    port = free_port("127.0.0.1", 0)
    command = [sys.executable, "-m", Path(program).name, *arguments, "--port", str(port)]
    with started(command, environment(tmp_path), f"http://127.0.0.1:{port}/health", tmp_path):
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["ok"]
    checked = tmp_path / "teocalli.service"
    checked.write_text(unit.replace(program, sys.executable))
    told = subprocess.run([installed("systemd-analyze"), "verify", str(checked)], capture_output=True, text=True)
    assert "teocalli.service" not in told.stderr, told.stderr


def test_container(tmp_path: Path) -> None:
    """What is copied is there, and what it starts answers its own question for its health."""
    lines = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text()).splitlines()
    said = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    for copied in (words for name, words in said if name == "COPY"):
        for source in copied.split()[:-1]:
            assert (ROOT / source).exists(), source
    port = free_port("127.0.0.1", 0)
    (command,) = (json.loads(words) for name, words in said if name == "CMD")
    (health,) = (json.loads(words.removeprefix("CMD ")) for name, words in said if name == "HEALTHCHECK")
    command = [sys.executable, "-m", *[str(port) if word == "8765" else word for word in command]]
    with started(command, environment(tmp_path), f"http://127.0.0.1:{port}/health", tmp_path):
        asking = [sys.executable, *[word.replace("8765", str(port)) for word in health[1:]]]
        assert subprocess.run(asking).returncode == 0
    assert subprocess.run(asking, capture_output=True).returncode != 0, "nobody is there any more"
