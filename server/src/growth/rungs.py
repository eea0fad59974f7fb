"""Runs a generator once for every list of arguments, in one process. Reads and writes JSON lists."""

import io
import json
import sys


def make(code, arguments):
    """What it prints."""
    outer = sys.stdout, sys.argv
    sys.argv = ["gen.py", *arguments]
    # A name of its own keeps it, and what was printed, alive.
    sys.stdout = output = io.StringIO()
    try:
        exec(code, {"__name__": "__main__"})
    finally:
        sys.stdout, sys.argv = outer
    return output.getvalue()


def make_all(generator):
    code = compile(generator, "gen.py", "exec")
    json.dump([make(code, arguments) for arguments in json.load(sys.stdin)], sys.stdout)
