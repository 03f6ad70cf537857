"""Write the CUDA kernel of a game's rules: `python bench/cuda_compile.py GAME FOLDER`. Needs numba-cuda, no GPU."""

import json
import sys
import time
from pathlib import Path

from teocalli.engine.cuda import ptx
from teocalli.engine.game import Setting
from teocalli.games import game


def main() -> None:
    chosen, folder = game(sys.argv[1]), Path(sys.argv[2])
    began = time.perf_counter()
    text = ptx(chosen)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{chosen.meta.key}.ptx").write_text(text, encoding="utf-8")
    players = chosen.meta.players[-1]
    facts = {
        "state_bytes": chosen.state.dtype.itemsize,
        "actions": chosen.actions.size,
        "players": players,
        "cells": chosen.setting(Setting(players)),
    }
    (folder / f"{chosen.meta.key}.json").write_text(json.dumps(facts), encoding="utf-8")
    print(f"{chosen.meta.title}: {len(text)} bytes of PTX in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
