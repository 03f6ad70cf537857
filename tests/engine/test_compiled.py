"""The compiled form: the same rules on bytes, cached by a hash of their sources."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.engine import compiled, generated
from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.engine.structs import pack
from tests.engine.tiny import TINY, State, score

ROOT = Path(__file__).parents[2]
TWO = Setting(2)


def in_a_new_process(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


class TestWithNumba:
    pytestmark = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")

    def test_a_new_game_is_the_same_in_both_forms(self) -> None:
        for seed in range(50):
            assert TINY.compiled.new(TWO, seed).tobytes() == pack(TINY.new(TWO, seed)).tobytes()

    def test_a_game_with_a_key_is_the_same_in_both_forms(self) -> None:
        for number in range(20):
            key = f"{number:064x}"
            assert TINY.compiled.new(TWO, key).tobytes() == pack(TINY.new(TWO, key)).tobytes()

    def test_a_step_is_checked_and_an_illegal_one_changes_nothing(self) -> None:
        fast = TINY.compiled
        state, menu = fast.new(TWO, 1), fast.menu()
        take = TINY.actions.action("take 1")
        assert fast.step(state, TINY.actions.action("play"), menu) == 3
        before = state.copy()
        assert fast.step(state, TINY.actions.action("play"), menu) == -1
        assert np.array_equal(state, before)
        assert fast.step(state, take, menu) == 4

    def test_guesses_are_the_same_in_both_forms(self) -> None:
        for seed in range(50):
            s = TINY.new(TWO, seed)
            flat = TINY.compiled.guess(pack(s), 0, seed + 7)
            assert flat.tobytes() == pack(TINY.guess(s, 0, seed + 7)).tobytes()

    def test_a_playout_ends_the_game_and_leaves_its_start_alone(self) -> None:
        start = TINY.compiled.new(TWO, 3)
        state = start.copy()
        assert TINY.compiled.playout(state, 5) > 0
        s = TINY.compiled.plain(state)
        assert s.over
        assert TINY.compiled.legal(state) == []
        assert TINY.compiled.standing(state) == (TINY.scores(s), TINY.ranks(s))
        assert not TINY.compiled.plain(start).over

    def test_many_games_add_up(self) -> None:
        together, scores = TINY.compiled.run_many(20, TWO, 0)
        single = [TINY.compiled.run_many(1, TWO, seed) for seed in range(20)]
        assert together == sum(decisions for decisions, _ in single)
        assert scores == [sum(s[seat] for _, s in single) for seat in range(2)]

    def test_the_generated_module_names_the_decisions(self) -> None:
        text = generated.generate(TINY)
        assert "Generated from the rulebook of Tiny" in text
        assert "if kind == 0:  # take" in text

    def test_the_cache_is_named_after_a_hash_of_the_sources(self, tmp_path: Path) -> None:
        def game_in(folder: Path) -> str:
            return compiled.rules_hash(replace(TINY, folder=folder))

        (tmp_path / "rules.py").write_text("ONE = 1")
        first = game_in(tmp_path)
        assert first == game_in(tmp_path)
        (tmp_path / "rules.py").write_text("ONE = 2")
        second = game_in(tmp_path)
        (tmp_path / "components.yaml").write_text("wood: 1")
        assert len({first, second, game_in(tmp_path)}) == 3

    def test_every_file_of_the_engine_that_is_compiled_counts_for_the_hash(self) -> None:
        def is_compiled(file: Path) -> bool:
            """Whether a file marks functions for the compiler."""
            tree = ast.parse(file.read_text(encoding="utf-8"))
            marked = [mark for node in ast.walk(tree) for mark in getattr(node, "decorator_list", [])]
            marked += [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign)]
            names = {getattr(getattr(mark, "func", mark), "id", "") for mark in marked}
            return bool(names & {"rule", "compiled_as", "lower_builtin", "plain_only"})

        files = Path(compiled.__file__).parent.glob("*.py")
        assert {file.stem for file in files if is_compiled(file)} <= set(compiled.SOURCES)

    def test_a_second_start_finds_everything_compiled(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            from teocalli.engine.game import Setting
            print(TINY.compiled.run_many(3, Setting(2), 1))
            act = TINY.compiled.module.act
            print(sum(act.stats.cache_hits.values()), sum(act.stats.cache_misses.values()))
        """
        first = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path)).stdout.splitlines()
        second = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path)).stdout.splitlines()
        assert first[0] == second[0]
        assert (first[1], second[1]) == ("0 1", "1 0")
        folders = list((tmp_path / "compiled").iterdir())
        assert [folder.name for folder in folders] == [f"tiny-{compiled.rules_hash(TINY)}"]
        later = """
            from tests.engine.tiny import TINY
            from teocalli.engine.game import Setting
            playout = TINY.compiled.entry("playout")
            library = playout.overloads[playout.signatures[0]].library
            print([act.name for act in library.get_defined_functions() if "3act" in act.name])
            print(TINY.compiled.playout(TINY.compiled.new(Setting(2), 1), 1) > 0)
        """
        third = in_a_new_process(later, TEOCALLI_CACHE=str(tmp_path)).stdout.split()
        assert third == ["[]", "True"], "what was loaded is shared as well as what was compiled"

    def test_rules_are_parts_that_only_entry_points_make_executable(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            act = TINY.compiled.module.act
            library = act.overloads[act.signatures[0]].library
            print(type(library).__name__, {type(part).__name__ for part in library._linking_libraries} >= {"Part"})
            print(any("cfunc" in function.name for function in library.get_defined_functions()))
            step = TINY.compiled.entry("step")
            library = step.overloads[step.signatures[0]].library
            print([act for act in library.get_defined_functions() if "3act" in act.name])
        """
        done = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path))
        assert done.stdout.split() == ["Whole", "True", "False", "[]"], "entry points call what is shared, by name"

    def test_where_numba_is_made_otherwise_rules_are_compiled_the_ordinary_way_and_it_is_said_once(
        self, tmp_path: Path
    ) -> None:
        (tmp_path / "doubling.py").write_text(
            textwrap.dedent("""
                from teocalli.engine.compiling import entry_point
                from tests.engine.tiny import State, score

                STATE = State.dtype

                @entry_point
                def doubled(state):
                    return 2 * score(state.view(STATE)[0], 1)
            """)
        )
        program = f"""
            import sys
            from numba.core.compiler_machinery import PassManager
            del PassManager.add_pass_after
            sys.path.append({str(tmp_path)!r})
            from doubling import doubled
            from teocalli.engine import menu
            from teocalli.engine.structs import pack
            from teocalli.engine.game import Setting
            from tests.engine.tiny import TINY
            s = TINY.new(Setting(2), 1)
            s.players[1].points = 7
            print(doubled(pack(s)), 2 * TINY.score(s, 1))
        """
        done = in_a_new_process(program)
        compiled, plain = done.stdout.split()
        assert compiled == plain != "0"
        assert done.stderr.count("numba.core.compiler_machinery.PassManager.add_pass_after is missing") == 1

    def test_whole_games_are_the_same_compiled_the_ordinary_way(self, tmp_path: Path) -> None:
        program = """
            from teocalli.engine import conformance
            from teocalli.engine.compiling import ORDINARY
            from teocalli.engine.game import Setting
            from tests.engine.tiny import TINY
            print(ORDINARY)
            for seed in range(20):
                conformance.check_forms_agree(TINY, Setting(2), seed)
        """
        done = in_a_new_process(program, TEOCALLI_ORDINARY="1", TEOCALLI_CACHE=str(tmp_path)).stdout
        assert done.strip() == "TEOCALLI_ORDINARY asks for it"

    def test_code_that_knows_nothing_of_parts_may_call_a_rule(self) -> None:
        from numba import njit

        def doubled(s: Any, seat: int) -> int:
            return 2 * score(s, seat)

        s = TINY.new(TWO, 1)
        s.players[1].points = 21
        quick: Any = njit(doubled)
        assert quick(pack(s).view(State.dtype)[0], 1) == 42

    def test_a_rule_is_compiled_once_for_integers_of_any_width(self) -> None:
        from numba import njit

        from teocalli.engine.linking import compiled_as

        def doubled(number: int) -> int:
            return 2 * number

        def added(one: int, two: int) -> int:
            return doubled(one) + doubled(two)

        seen: list[str] = []
        compiled_as(doubled)(lambda number: seen.append(str(number)) or doubled)  # type: ignore[func-returns-value]
        quick: Any = njit(added)
        assert quick(np.int16(3), np.int64(4)) == 14
        assert seen == ["int64"]

    def test_only_rules_do_not_count_cells_from_the_end(self) -> None:
        from numba import njit

        def last(s: Any) -> int:
            return int(s.deck[-1])

        s = TINY.new(TWO, 1)
        quick: Any = njit(last)
        assert quick(pack(s).view(State.dtype)[0]) == s.deck[-1]

    def test_an_entry_point_is_compiled_when_it_is_first_asked_for(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            fast = TINY.compiled
            print(len(fast.module.act.signatures), len(fast.module.playout.signatures))
            fast.playout(fast.new(__import__("teocalli").Setting(2), 1), 1)
            print(len(fast.module.playout.signatures))
        """
        done = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path))
        assert done.stdout.split() == ["1", "0", "1"]

    def test_an_index_out_of_bounds_is_found_by_the_checked_twin(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            from teocalli import Setting
            s = TINY.new(Setting(2), 1)
            s.players[0].card[0] = 7
            try:
                TINY.compiled.act(TINY.compiled.flat(s), TINY.actions.action("play"))
            except IndexError as error:
                print(error)
        """
        for _ in range(2):  # compiled, then from the cache
            done = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
            assert done.stdout == "index is out of bounds\n"

    def test_an_index_below_zero_is_found_by_the_checked_twin(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            from teocalli import Setting
            try:
                TINY.compiled.guess(TINY.compiled.new(Setting(2), 1), 2, 1)
            except IndexError as error:
                print(error)
        """
        done = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
        assert done.stdout == "index is out of bounds\n"

    def test_old_versions_are_forgotten(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TEOCALLI_CACHE", str(tmp_path))
        for number in range(compiled.KEPT + 3):
            (tmp_path / "compiled" / f"tiny-{number}").mkdir(parents=True)
        compiled._load(TINY)
        assert len(list((tmp_path / "compiled").iterdir())) == compiled.KEPT

    def test_a_bounds_checked_run_is_clean_and_has_its_own_cache(self, tmp_path: Path) -> None:
        program = """
            from tests.engine.tiny import TINY
            from teocalli.engine.game import Setting
            print(TINY.compiled.run_many(300, Setting(2), 1)[0] > 0)
        """
        done = in_a_new_process(program, TEOCALLI_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
        assert (done.stdout.strip(), done.returncode) == ("True", 0)
        assert not (tmp_path / "compiled" / f"tiny-{compiled.rules_hash(TINY)}").exists()


BROKEN = "Numba needs NumPy 2.2 or less"


@pytest.mark.parametrize(
    ("numba", "told"), [('sys.modules["numba"] = None', 0), ("sys.path.insert(0, folder)", 1)], ids=["none", "broken"]
)
def test_everything_works_without_numba_and_with_one_that_cannot_be_imported(
    numba: str, told: int, tmp_path: Path
) -> None:
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text(f"raise ImportError({BROKEN!r})")
    done = in_a_new_process(
        f"""
        import sys
        folder = {str(tmp_path)!r}
        {numba}
        from teocalli.bots.base import situation
        from teocalli.bots.registry import new_bot
        from teocalli.engine import conformance
        from teocalli.engine.compiled import NotCompiled
        from teocalli.engine.game import Setting
        from teocalli.envs.board import Board
        from tests.engine.tiny import TINY
        for check in (conformance.check_options, conformance.check_record, conformance.check_guesses):
            check(TINY, Setting(2), 1)
        s = TINY.new(Setting(2), 1)
        bots = [new_bot("greedy", 1), new_bot("expert", 1)]
        while not s.over:
            TINY.play(s, bots[TINY.mover(s)].choose(situation(TINY, s)))
        board = Board(TINY, Setting(2))
        board.begin(1)
        board.act(board.legal()[0])
        board.observe(0)
        try:
            TINY.compiled
        except NotCompiled as error:
            print(error)
        """,
        TEOCALLI_CACHE=str(tmp_path),
    )
    assert done.stderr.count(BROKEN) == told
    assert done.stdout == "Compiled play needs Numba: pip install numba. Everything else works without it.\n"
