#!/usr/bin/env python3
import re
import sys

NUMBER = r"(?:0|[1-9][0-9]{0,9})"
HEAD = re.compile(rf"({NUMBER}) ({NUMBER})")
OPERATION = re.compile(rf"get ({NUMBER})|put ({NUMBER}) ({NUMBER})")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = HEAD.fullmatch(first)
assert head, "expected the capacity and the number of operations"
capacity, q = map(int, head.groups())
assert 1 <= capacity <= 100000, "capacity out of range"
assert 1 <= q <= 200000, "q out of range"
assert len(lines) == q, "expected q operations"
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line}"
    numbers = [int(number) for number in operation.groups() if number]
    assert max(numbers) <= 10**9, "number out of range"
assert any(line.startswith("get") for line in lines), "expected at least one get"
sys.exit(42)
