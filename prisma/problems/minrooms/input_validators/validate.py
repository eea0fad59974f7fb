#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n({NUMBER} {NUMBER}\n)+", text), "expected n and pairs of numbers"
first, *rest = text.splitlines()
n, meetings = int(first), [tuple(map(int, line.split())) for line in rest]
assert 1 <= n <= 100000, "n out of range"
assert len(meetings) == n, "expected n meetings"
assert all(0 <= s < e <= 10**9 for s, e in meetings), "wrong times"
sys.exit(42)
