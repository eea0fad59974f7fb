#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"
HEAD = re.compile(rf"{NUMBER} {NUMBER} {NUMBER} {NUMBER} {NUMBER}")
FLIGHT = re.compile(rf"{NUMBER} {NUMBER} {NUMBER}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = HEAD.fullmatch(first)
assert head, "expected n, m, s, t and k"
n, m, s, t, k = map(int, head.groups())
assert 1 <= n <= 500, "n out of range"
assert m <= 5000, "m out of range"
assert s < n and t < n, "s or t out of range"
assert k <= 100, "k out of range"
assert len(lines) == m, "expected m flights"
for line in lines:
    flight = FLIGHT.fullmatch(line)
    assert flight, f"no flight: {line[:40]}"
    u, v, w = map(int, flight.groups())
    assert u < n and v < n, "place out of range"
    assert w <= 10**9, "price out of range"
sys.exit(42)
