#!/usr/bin/env python3
import re
import sys

PLACE = r"(0|[1-9][0-9]*)"
NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]* {PLACE}\n({PLACE} {PLACE} {NUMBER}\n)*", text), "expected n, q and additions"
first, *rest = text.splitlines()
n, q = map(int, first.split())
assert 1 <= n <= 200000, "n out of range"
assert q <= 100000, "q out of range"
assert len(rest) == q, "expected q additions"
for line in rest:
    left, right, amount = map(int, line.split())
    assert left <= right < n, "places out of range"
    assert -(10**9) <= amount <= 10**9, "amount out of range"
sys.exit(42)
