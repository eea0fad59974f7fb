"""An interpreter that is a copy of PID 1: what makes it one that has just started, and its end."""

import atexit
import gc
import os
import re
import sys

# What most solutions import. Its state is that of modules just imported: random, which has more,
# seeds itself anew in every copy.
USUAL_IMPORTS = (
    *("bisect", "collections", "functools", "heapq", "itertools", "math", "operator"),
    *("random", "re", "string", "typing"),
)
# Modules whose contents are the program's.
OF_PROGRAM = ("__main__", "builtins", "sys")
# A program that names none of these has nothing that does its work when it is taken apart: no finalizer,
# no generator to close, no file of its own to flush.
DOES_SOMETHING_AT_ITS_END = re.compile(
    rb"__del__|weakref|finalize|yield|async|await|open|File|Buffered|Wrapper|\bio\b|\bgc\b|thread|atexit"
    rb"|subprocess|multiprocessing|concurrent|tempfile|logging|ctypes|exec|eval|import_|builtins|modules"
    rb"|hook|settrace|setprofile|setattr|redirect|__file__|std(?:in|out|err)\s*(?:,|=[^=])"
)


def load_library():
    for name in USUAL_IMPORTS:
        __import__(name)
    # For the copies: no search for garbage touches what is there already.
    gc.freeze()


def spare_end(program):
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
    atexit.register(leave, library)


def leave(library):
    if has_succeeded() and sys.modules.keys() <= {*library, *OF_PROGRAM} and has_said_all():
        os._exit(0)
    for name, module in library.items():
        if sys.modules.get(name) is module:
            del sys.modules[name]


def has_succeeded():
    # `__file__` goes when the program's last line has been run. On the way out by SystemExit, whose
    # status is nowhere to be seen, it is there still.
    return not hasattr(sys, "last_type") and not hasattr(sys.modules["__main__"], "__file__")


def has_said_all():
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        # The interpreter tries again, and complains in its own way.
        return False
    return True
