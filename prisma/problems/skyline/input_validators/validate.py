#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n({NUMBER} {NUMBER} {NUMBER}\n)+", text), "expected n and triples"
first, *rest = text.splitlines()
n, buildings = int(first), [tuple(map(int, line.split())) for line in rest]
assert 1 <= n <= 100000, "n out of range"
assert len(buildings) == n, "expected n buildings"
assert all(0 <= l < r <= 10**9 for l, r, _ in buildings), "wrong ends"
assert all(1 <= h <= 10**9 for _, _, h in buildings), "height out of range"
sys.exit(42)
