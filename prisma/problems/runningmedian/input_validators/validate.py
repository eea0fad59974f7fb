#!/usr/bin/env python3
import re
import sys

OPERATION = r"(add (0|-?[1-9][0-9]*)|median)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n({OPERATION}\n)+", text), "expected q and operations"
first, *operations = text.splitlines()
q = int(first)
assert 1 <= q <= 200000, "q out of range"
assert len(operations) == q, "expected q operations"
assert operations[0] != "median", "there is no number yet"
assert "median" in operations, "nothing is asked"
numbers = [int(operation[4:]) for operation in operations if operation != "median"]
assert all(-(10**9) <= number <= 10**9 for number in numbers), "number out of range"
sys.exit(42)
