"""Launch a kernel of `cuda_compile.py`: `python bench/cuda_run.py GAME FOLDER`. Needs CuPy and a GPU, not Teocalli."""

import json
import re
import sys
import time
from pathlib import Path

import cupy as cp
import numpy as np


def array(data, itemsize, *shape):
    """An array as Numba's ABI passes it: parent, meminfo, items, itemsize, data, shape, strides."""
    strides, step = [], itemsize
    for length in reversed(shape):
        strides.insert(0, step)
        step *= length
    items = int(np.prod(shape))
    numbers = [np.int64(n) for n in (items, itemsize)]
    return [np.uint64(0), np.uint64(0), *numbers, np.uint64(data.data.ptr), *map(np.int64, (*shape, *strides))]


def main():
    folder, key = Path(sys.argv[2]), sys.argv[1]
    facts = json.loads((folder / f"{key}.json").read_text())
    source = folder / f"{key}.ptx"
    name = re.findall(r"\.entry (\S+?)\(", source.read_text())[0]
    kernel = cp.RawModule(path=str(source)).get_function(name)
    cells = cp.array(facts["cells"], cp.int64)
    size, menu = facts["state_bytes"], facts["actions"] + 1
    print(cp.cuda.runtime.getDeviceProperties(0)["name"].decode())
    for games in (1024, 1 << 14, 1 << 16, 1 << 17):
        states = cp.zeros(games * size, cp.uint8)
        menus = cp.zeros((games, menu), cp.int64)
        decisions, scores = cp.zeros(games, cp.int64), cp.zeros((games, facts["players"]), cp.int64)
        best = 0.0
        for _ in range(3):
            states[:] = 0
            arguments = [*array(states, size, games), *array(menus, 8, games, menu), *array(decisions, 8, games)]
            arguments += [*array(scores, 8, games, facts["players"]), *array(cells, 8, len(cells)), np.int64(1)]
            cp.cuda.Device().synchronize()
            began = time.perf_counter()
            kernel(((games + 63) // 64,), (64,), tuple(arguments))
            cp.cuda.Device().synchronize()
            best = max(best, int(decisions.sum()) / (time.perf_counter() - began))
        total = int(decisions.sum())
        print(f"{games} games: {best / 1e6:.0f} M decisions/s, {total} decisions, scores {scores.sum(axis=0).tolist()}")


if __name__ == "__main__":
    main()
