#!/usr/bin/env python3
import re
import sys

COUNT = r"(0|[1-9][0-9]{0,5})"
NUMBER = r"(0|-?[1-9][0-9]{0,9})"
OPERATION = re.compile(rf"set {COUNT} {NUMBER}|sum {COUNT} {COUNT}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
lines = text[:-1].split("\n")
head = re.fullmatch(rf"{COUNT} {COUNT}", lines[0])
assert head, "expected n and q"
n, q = map(int, head.groups())
assert 1 <= n <= 200000, "n out of range"
assert 1 <= q <= 150000, "q out of range"
assert len(lines) == q + 2, "expected the list and q operations"
assert re.fullmatch(rf"{NUMBER}( {NUMBER})*", lines[1]), "expected a line of numbers"
values = [int(token) for token in lines[1].split(" ")]
assert len(values) == n, "expected n numbers"
asked = False
for line in lines[2:]:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line}"
    index, value, left, right = operation.groups()
    if index is not None:
        assert int(index) < n, "index out of range"
        values.append(int(value))
    else:
        assert int(left) <= int(right) < n, "range out of range"
        asked = True
assert all(abs(value) <= 10**9 for value in values), "number out of range"
assert asked, "expected at least one sum"
sys.exit(42)
