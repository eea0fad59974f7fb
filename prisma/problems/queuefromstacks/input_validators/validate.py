#!/usr/bin/env python3
import re
import sys

OPERATION = r"(push (0|[1-9][0-9]*)|pop|peek|empty)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n({OPERATION}\n)+", text), "expected q and operations"
first, *operations = text.splitlines()
q = int(first)
assert 1 <= q <= 200000, "q out of range"
assert len(operations) == q, "expected q operations"
size = pushes = 0
for operation in operations:
    if operation.startswith("push"):
        assert int(operation[5:]) <= 10**9, "number out of range"
        size += 1
        pushes += 1
    elif operation != "empty":
        assert size > 0, "pop or peek on an empty queue"
        size -= operation == "pop"
assert pushes < q, "nothing is asked"
sys.exit(42)
