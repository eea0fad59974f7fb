#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"[1-9][0-9]* [1-9][0-9]*\n({NUMBER}( {NUMBER})*\n)+"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected r and c, and lines of numbers"
head, *lines = text.rstrip("\n").split("\n")
r, c = map(int, head.split())
assert r >= 1 and c >= 1 and r * c <= 100000, "r or c out of range"
assert len(lines) == r, "expected r rows"
rows = [[int(token) for token in line.split()] for line in lines]
assert all(len(row) == c for row in rows), "expected c numbers in each row"
assert all(-(10**9) <= num <= 10**9 for row in rows for num in row), "number out of range"
sys.exit(42)
