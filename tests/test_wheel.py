"""What is installed is everything that the package needs, and nothing else."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_a_wheel_has_all_files_of_the_package_and_no_others(tmp_path: Path) -> None:
    builders = pytest.importorskip("hatchling.builders.wheel")
    (wheel,) = builders.WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    files = (path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert packed == {path.relative_to(source).as_posix() for path in files}
    for kind in (".ftl", ".md", ".yaml", ".svg", ".css", ".js", ".npz", ".html", "py.typed"):
        assert any(name.endswith(kind) for name in packed), kind
