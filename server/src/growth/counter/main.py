"""Runs a program on the input it is given and counts its steps; what it prints is thrown away.

A step is a statement, a turn of a comprehension, or a call of a lambda. A call of the library that goes
through a list, a text or a set is charged with what it reads or writes, sorting with n log n. Of a program that has
the functions or classes that are asked for, only what happens inside them counts: reading the input is
the same for everybody. Writes one line of JSON.
"""

from __future__ import annotations

import ast
import io
import json
import os
import random
import sys
import threading
from typing import Any

from .meter import Meter
from .names import STEPS
from .rewriter import Rewriter
from .unseen import NotCounted, Refusals


def counting(source: str, counted: list[str], most: int) -> tuple[Any, bool]:
    """The program with the counting in it, and whether it has what is counted."""
    rewriter = Rewriter(counted, most)
    tree = ast.parse(source)
    Refusals().visit(tree)
    code = compile(ast.fix_missing_locations(rewriter.program(tree)), "main.py", "exec")
    return code, rewriter.found


def count(source: str, counted: list[str], most: int) -> None:
    outer = sys.stdout
    # Kept before the program can change them.
    write, flush, leave = outer.write, outer.flush, os._exit

    def report(answer: dict[str, Any]) -> None:
        write(json.dumps(answer) + "\n")
        flush()
        leave(0)

    meter = Meter(most, report)
    try:
        code, is_found = counting(source, counted, most)
    except NotCounted as what:
        report({"unseen": str(what)})
        return
    names = {
        "__name__": "__main__",
        STEPS: meter.steps,
        "__cap__": meter.cap,
        "__turn__": meter.turn,
        "__made__": meter.made,
        "__paired__": meter.paired,
        "__searched__": meter.searched,
        "__edited__": meter.edited,
        "__used__": meter.used,
        "__charged__": meter.charged,
        "__enter__": meter.enter,
        "__leave__": meter.leave,
    }
    # A call of the program may have two of the meter around it.
    sys.setrecursionlimit(4 * sys.getrecursionlimit())
    sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    random.seed(1)
    try:
        exec(code, names)
        for thread in threading.enumerate():
            if thread is not threading.current_thread():
                thread.join()
    except SystemExit as end:
        if end.code not in (None, 0):
            report({"failed": f"exit code {end.code}"})
    except BaseException as error:
        report({"failed": type(error).__name__})
    while meter.depth > 0:
        meter.leave()
    report({"steps": meter.inside if is_found else meter.steps[0], "whole": not is_found})
