#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n((add|remove|at) {NUMBER}\n)+", text), "expected q and operations"
first, *operations = text.splitlines()
q = int(first)
assert 1 <= q <= 200000, "q out of range"
assert len(operations) == q, "expected q operations"
numbers = set()
for operation in operations:
    name, number = operation.split()
    number = int(number)
    assert -(10**9) <= number <= 10**9, "number out of range"
    if name == "add":
        numbers.add(number)
    elif name == "remove":
        numbers.discard(number)
    else:
        assert 0 <= number < len(numbers), "slot out of range"
sys.exit(42)
