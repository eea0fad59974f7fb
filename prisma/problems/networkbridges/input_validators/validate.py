#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,5})"
PAIR = re.compile(rf"{NUMBER} {NUMBER}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = PAIR.fullmatch(first)
assert head, "expected n and m"
n, m = map(int, head.groups())
assert 1 <= n <= 100000, "n out of range"
assert 0 <= m <= 200000, "m out of range"
assert len(lines) == m, "expected m links"
for line in lines:
    link = PAIR.fullmatch(line)
    assert link, f"no link: {line}"
    u, v = map(int, link.groups())
    assert u < n and v < n, "place out of range"
    assert u != v, "a link from a place to itself"
sys.exit(42)
