#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = re.fullmatch(rf"{NUMBER} {NUMBER} {NUMBER}", first)
assert head, "expected L, W and q"
limit, seconds, q = map(int, head.groups())
assert 1 <= limit <= 100000, "L out of range"
assert 1 <= seconds <= 10**9, "W out of range"
assert 1 <= q <= 200000, "q out of range"
assert len(lines) == q, "expected q requests"
before = 0
for line in lines:
    request = re.fullmatch(rf"{NUMBER} [a-z]{{1,10}}", line)
    assert request, f"no request: {line[:40]}"
    time = int(request.group(1))
    assert before <= time <= 10**9, "time out of order or out of range"
    before = time
sys.exit(42)
