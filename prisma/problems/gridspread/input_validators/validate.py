#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]* [1-9][0-9]*\n([012]+\n)+", text), "expected r, c and rows of 0, 1 and 2"
first, *rows = text.splitlines()
r, c = map(int, first.split())
assert 1 <= r <= 500, "r out of range"
assert 1 <= c <= 500, "c out of range"
assert len(rows) == r, "expected r rows"
assert all(len(row) == c for row in rows), "expected c cells in each row"
sys.exit(42)
