#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]* [1-9][0-9]*\n({NUMBER}( {NUMBER})*\n)+", text), "expected r, c and rows of heights"
first, *rest = text.splitlines()
r, c = map(int, first.split())
assert r <= 300, "r out of range"
assert c <= 300, "c out of range"
assert len(rest) == r, "expected r rows"
for line in rest:
    row = [int(token) for token in line.split()]
    assert len(row) == c, "expected c heights in each row"
    assert all(height <= 10**9 for height in row), "height out of range"
sys.exit(42)
