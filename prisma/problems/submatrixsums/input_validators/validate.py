#!/usr/bin/env python3
import re
import sys

PLACE = r"(0|[1-9][0-9]*)"
NUMBER = r"(0|-?[1-9][0-9]*)"
ROW = re.compile(rf"{NUMBER}( {NUMBER})*")
QUESTION = re.compile(rf"{PLACE} {PLACE} {PLACE} {PLACE}")

text = sys.stdin.read()
assert re.match(r"[1-9][0-9]* [1-9][0-9]* [1-9][0-9]*\n", text), "expected r, c and q"
assert text.endswith("\n"), "no newline at the end"
first, *rest = text[:-1].split("\n")
r, c, q = map(int, first.split())
assert r <= 500, "r out of range"
assert c <= 500, "c out of range"
assert q <= 50000, "q out of range"
assert len(rest) == r + q, "expected r rows and q questions"
for line in rest[:r]:
    assert ROW.fullmatch(line), "expected a row of numbers"
    row = [int(token) for token in line.split()]
    assert len(row) == c, "expected c numbers in each row"
    assert all(-(10**9) <= num <= 10**9 for num in row), "number out of range"
for line in rest[r:]:
    assert QUESTION.fullmatch(line), "expected four places"
    r1, c1, r2, c2 = map(int, line.split())
    assert r1 <= r2 < r, "rows out of range"
    assert c1 <= c2 < c, "columns out of range"
sys.exit(42)
