#!/usr/bin/env python3
import re
import sys

OPERATION = re.compile(r"(insert|delete|contains) (0|-?[1-9][0-9]{0,9})")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(r"[1-9][0-9]{0,3}", first), "expected the number of operations"
assert 1 <= int(first) <= 2000, "q out of range"
assert len(lines) == int(first), "expected q operations"
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line[:40]}"
    assert -(10**9) <= int(operation.group(2)) <= 10**9, "value out of range"
sys.exit(42)
