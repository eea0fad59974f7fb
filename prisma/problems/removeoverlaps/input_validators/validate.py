#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n({NUMBER} {NUMBER}\n)+", text), "expected n and pairs of numbers"
first, *rest = text.splitlines()
n, intervals = int(first), [tuple(map(int, line.split())) for line in rest]
assert 1 <= n <= 200000, "n out of range"
assert len(intervals) == n, "expected n intervals"
assert all(-(10**9) <= s < e <= 10**9 for s, e in intervals), "wrong ends"
sys.exit(42)
