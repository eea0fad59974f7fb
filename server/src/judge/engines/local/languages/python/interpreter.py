"""An interpreter that is a copy of PID 1: what makes it one that has just started, and its end."""

from __future__ import annotations

import atexit
import gc
import os
import re
import sys
from types import ModuleType
from typing import TextIO

# What most solutions import. Its state is that of modules just imported: random, which has more,
# seeds itself anew in every copy.
USUAL_IMPORTS = (
    *("bisect", "collections", "functools", "heapq", "itertools", "math", "operator"),
    *("random", "re", "string", "typing"),
)
# Modules whose contents are the program's.
OF_PROGRAM = ("__main__", "builtins", "sys")
# What `typing` brings along, so that a program that names it must find it and no other may.
OF_TYPING = ("typing", "typing.io", "typing.re", "collections.abc")
# A program that names none of these has nothing that does its work when it is taken apart: no finalizer,
# no generator to close, no file of its own to flush, no other stream in the place of ours. Names may be
# written in other letters too, so only ASCII is understood.
DOES_SOMETHING_AT_ITS_END = re.compile(
    rb"[^\x00-\x7f]|coding|weakref|finalize|yield|async|await|open|File|Buffered|Wrapper|\bio\b|\bgc\b"
    rb"|thread|atexit|subprocess|multiprocessing|concurrent|tempfile|logging|ctypes|exec|eval|import_"
    rb"|builtins|modules|hook|settrace|setprofile|setattr|redirect|globals|vars|metaclass|type\(|_exit"
    rb"|std(?:out|err)(?!\.(?:write|writelines|flush|buffer\.write)\b)"
    rb"|__(?!(?:add|and|bool|call|contains|eq|ge|getitem|gt|hash|init|iadd|iter|le|len|lt|main|mul|name|ne"
    rb"|neg|next|or|post_init|repr|setitem|slots|str|sub|xor)__)(?!\W)"
)
# What `compile` is told that shall stop at the syntax tree.
ONLY_TREE = 0x400
exit_now = os._exit
# Modules that a test must not find, kept from being taken apart.
out_of_sight: list[ModuleType | None] = []


def load_library() -> None:
    for name in USUAL_IMPORTS:
        __import__(name)
    # The classes of its nodes are made at the first one, which took each copy longer than a small test.
    compile("", "", "exec", ONLY_TREE)
    # For the copies: no search for garbage touches what is there already.
    gc.freeze()


def hide_unnamed(program: list[tuple[str, bytes]]) -> None:
    if any(b"typing" in data for _, data in program):
        return
    out_of_sight.extend(sys.modules.pop(name, None) for name in OF_TYPING)
    vars(sys.modules["collections"]).pop("abc", None)


def spare_end(program: list[tuple[str, bytes]]) -> None:
    """Spares a test the work at its end that it cannot tell from our not doing it.

    Its pages are copied only when they are written to, and an interpreter that ends writes to nearly
    all of them: it looks for garbage among all objects and clears every module. That was more than half
    of the time of a small test. What a program has loaded itself is taken apart as ever.
    """
    if any(DOES_SOMETHING_AT_ITS_END.search(data) for _, data in program):
        gc.unfreeze()
        return
    library = {name: module for name, module in sys.modules.items() if name not in OF_PROGRAM}
    # What is registered first runs last: after everything that the program has put off to its end.
    atexit.register(leave, library, sys.stdout, sys.stderr)


def leave(library: dict[str, ModuleType], out: TextIO, err: TextIO) -> None:
    try:
        if has_succeeded(library) and sys.stdout is out and sys.stderr is err:
            # What cannot be said is tried again, and complained of, by the interpreter.
            out.flush()
            err.flush()
            exit_now(0)
        for name, module in library.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]
    except BaseException:
        pass  # Whatever the program did to what this asks: the interpreter takes apart all of it.


def has_succeeded(library: dict[str, ModuleType]) -> bool:
    # `__file__` goes when the program's last line has been run. On the way out by SystemExit, whose
    # status is nowhere to be seen, it is there still.
    return (
        not hasattr(sys, "last_type")
        and not hasattr(sys.modules["__main__"], "__file__")
        and sys.modules.keys() <= {*library, *OF_PROGRAM}
    )
