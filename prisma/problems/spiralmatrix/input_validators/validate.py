#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]* [1-9][0-9]*\n({NUMBER}( {NUMBER})*\n)+", text), "expected r, c and rows of numbers"
first, *rest = text.splitlines()
r, c = map(int, first.split())
assert r * c <= 100000, "too many numbers"
assert len(rest) == r, "expected r rows"
for line in rest:
    row = [int(token) for token in line.split()]
    assert len(row) == c, "expected c numbers in each row"
    assert all(-(10**9) <= num <= 10**9 for num in row), "number out of range"
sys.exit(42)
