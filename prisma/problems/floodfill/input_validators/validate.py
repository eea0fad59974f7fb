#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}( {NUMBER}){{4}}\n({NUMBER}( {NUMBER})*\n)+", text), "expected numbers"
first, *lines = text.splitlines()
r, c, i, j, k = map(int, first.split())
picture = [[int(token) for token in line.split()] for line in lines]
assert 1 <= r <= 50, "r out of range"
assert 1 <= c <= 50, "c out of range"
assert 0 <= i < r, "i out of range"
assert 0 <= j < c, "j out of range"
assert 0 <= k <= 65535, "k out of range"
assert len(picture) == r, "expected r rows"
assert all(len(row) == c for row in picture), "expected c colours in each row"
assert all(colour <= 65535 for row in picture for colour in row), "colour out of range"
sys.exit(42)
