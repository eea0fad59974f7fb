#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n({NUMBER} {NUMBER} {NUMBER}\n)+", text), "expected n and triples"
first, *rest = text.splitlines()
n, jobs = int(first), [tuple(map(int, line.split())) for line in rest]
assert 1 <= n <= 200000, "n out of range"
assert len(jobs) == n, "expected n jobs"
assert all(0 <= s < e <= 10**9 for s, e, _ in jobs), "wrong times"
assert all(1 <= v <= 10**9 for _, _, v in jobs), "value out of range"
sys.exit(42)
