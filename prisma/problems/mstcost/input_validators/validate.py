#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"
LINK = re.compile(rf"{NUMBER} {NUMBER} {NUMBER}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
head = re.fullmatch(rf"{NUMBER} {NUMBER}", first)
assert head, "expected n and m"
n, m = map(int, head.groups())
assert 1 <= n <= 100000, "n out of range"
assert 0 <= m <= 200000, "m out of range"
assert len(lines) == m, "expected m offers"
for line in lines:
    link = LINK.fullmatch(line)
    assert link, f"no offer: {line}"
    u, v, price = map(int, link.groups())
    assert u < n and v < n, "place out of range"
    assert price <= 10**9, "price out of range"
sys.exit(42)
