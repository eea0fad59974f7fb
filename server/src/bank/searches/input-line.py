"""Runs a package's validator on an input, and says in which line the input leaves the form, where that shows.

Validators hold the input, or a part of it, against a regular expression, and assert that it fits. How far it does
says in which line it stops; what follows from numbers, like how many there must be, is of no single line.
"""

import ast
import importlib
import io
import re
import sys
import traceback
from typing import Any

# Python has no public way to match a part of an expression.
compiler: Any = None
parser: Any = None
try:
    compiler = importlib.import_module("re._compiler")
    parser = importlib.import_module("re._parser")
except ImportError:
    pass

NAME = "validate.py"
CHARACTERS = ("LITERAL", "NOT_LITERAL", "IN", "ANY")
REPEATS_MAX = 20

fullmatch = re.fullmatch
# The last that did not fit: line of the validator, expression, flags, what was held against it.
failed = []


def watched(pattern, string, flags=0):
    found = fullmatch(pattern, string, flags)
    if found is None:
        failed[:] = [sys._getframe(1).f_lineno, pattern, flags, string]
    return found


def stops(string, state, done, items, end):
    """Where the string may leave the expression `items`, of which `done` comes before."""
    for item in items:
        found = compiler.compile(parser.SubPattern(state, [*done, item])).match(string)
        if not found:
            return stops_within(string, state, done, item, end)
        done, end = [*done, item], found.end()
    return {end}


def stops_within(string, state, done, item, end):
    kind, detail = str(item[0]), item[1]
    if kind in CHARACTERS:
        return {end}
    if kind == "SUBPATTERN":
        return stops(string, state, done, list(detail[3]), end)
    if kind == "BRANCH":
        return set().union(*(stops(string, state, done, list(way), end) for way in detail[1]))
    if kind == "MAX_REPEAT" and detail[0] <= REPEATS_MAX:
        return stops(string, state, done, list(detail[2]) * detail[0], end)
    return set()


def is_one_statement(source, first, second):
    asserts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)]
    return any(a.lineno <= min(first, second) <= max(first, second) <= a.end_lineno for a in asserts)


def lines_of(source, error, data):
    """The lines of the input, from 1, of which an assertion may complain."""
    frames = traceback.extract_tb(error.__traceback__)
    asserted = [frame.lineno for frame in frames if frame.filename == NAME][-1]
    if not failed or not is_one_statement(source, failed[0], asserted):
        return set()
    _, pattern, flags, string = failed
    text = reader(data).read()
    if isinstance(string, bytes):
        pattern, string, text = (part.decode("latin-1") for part in (pattern, string, data))
        flags |= re.ASCII
    # Held against it is the text, or a part that is not found elsewhere.
    if text.count(string) != 1:
        return set()
    parsed = parser.parse(pattern, flags)
    ends = stops(string, parsed.state, [], list(parsed), 0)
    return {text.count("\n", 0, text.index(string) + end) + 1 for end in ends}


def reader(data):
    return io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")


def tell_line(source, error, data):
    try:
        lines = lines_of(source, error, data)
    except Exception:
        # What is not public may be another thing in this Python, or absent.
        return
    if len(lines) == 1:
        print("line", *lines, file=sys.stderr)


def check(source):
    data = sys.stdin.buffer.read()
    sys.stdin = reader(data)
    re.fullmatch = watched
    try:
        exec(compile(source, NAME, "exec"), {"__name__": "__main__"})
    except AssertionError as error:
        tell_line(source, error, data)
        raise
