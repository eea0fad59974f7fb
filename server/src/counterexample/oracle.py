"""Runs a validator and a right solution on many inputs, in one process: both are the problem's own.

Reads a JSON list of inputs; writes, as soon as it is known, one line of JSON for each: null where it is not
valid, else the solution's exit code, what it printed, and what went wrong. Without a validator every
input is valid.
"""

import io
import json
import sys

VALID = 42


def run_program(code, text):
    """Its exit code, what it printed, and what went wrong."""
    printed = io.BytesIO()
    outer = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    # A name of its own keeps it, and what was printed, alive.
    sys.stdout = output = io.TextIOWrapper(printed, encoding="utf-8", newline="\n")
    status, fault = 0, ""
    try:
        exec(code, {"__name__": "__main__"})
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException as error:
        status, fault = 1, f"{type(error).__name__}: {error}"
    finally:
        sys.stdin, sys.stdout = outer
    output.flush()
    return status, printed.getvalue().decode("utf-8", "replace"), fault


def answer_all(validator, solution):
    check = compile(validator, "validate.py", "exec") if validator is not None else None
    solution = compile(solution, "solution.py", "exec")
    for text in json.load(sys.stdin):
        is_valid = check is None or run_program(check, text)[0] == VALID
        answer = run_program(solution, text) if is_valid else None
        print(json.dumps(answer), flush=True)
