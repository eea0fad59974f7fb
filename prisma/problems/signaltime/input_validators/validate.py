#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"
TRIPLE = re.compile(rf"{NUMBER} {NUMBER} {NUMBER}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = TRIPLE.fullmatch(first)
assert head, "expected n, m and s"
n, m, source = map(int, head.groups())
assert 1 <= n <= 100000, "n out of range"
assert 0 <= m <= 200000, "m out of range"
assert source < n, "s out of range"
assert len(lines) == m, "expected m links"
for line in lines:
    link = TRIPLE.fullmatch(line)
    assert link, f"no link: {line}"
    start, end, time = map(int, link.groups())
    assert start < n and end < n, "node out of range"
    assert time <= 10**9, "time out of range"
sys.exit(42)
