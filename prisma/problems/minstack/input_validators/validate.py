#!/usr/bin/env python3
import re
import sys

OPERATION = r"(push (0|-?[1-9][0-9]*)|pop|top|min)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n({OPERATION}\n)+", text), "expected q and operations"
first, *operations = text.splitlines()
q = int(first)
assert 1 <= q <= 300000, "q out of range"
assert len(operations) == q, "expected q operations"
size = asked = 0
for operation in operations:
    if operation.startswith("push"):
        assert -(10**9) <= int(operation[5:]) <= 10**9, "number out of range"
        size += 1
    else:
        assert size > 0, "the stack is empty"
        size -= operation == "pop"
        asked += operation != "pop"
assert asked > 0, "nothing is asked"
sys.exit(42)
