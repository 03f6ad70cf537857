"""The notebooks run from top to bottom, and are kept without output."""

from __future__ import annotations

from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize("notebook", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.name)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    book = nbformat.read(notebook, as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells), "clear the output before keeping a notebook"
    done = nbclient.NotebookClient(book, timeout=400, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output for cell in done.cells for output in cell.get("outputs", [])]
    assert shown
    if notebook.name == "first_hour.ipynb":
        assert any("image/svg+xml" in output.get("data", {}) for output in shown)
