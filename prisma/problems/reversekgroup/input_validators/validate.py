#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"(0|[1-9][0-9]*) [1-9][0-9]*\n({NUMBER}( {NUMBER})*)?\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n, k and a line of values"
first, second, _ = text.split("\n")
n, k = map(int, first.split())
values = [int(token) for token in second.split()]
assert 0 <= n <= 100000, "n out of range"
assert 1 <= k <= 100000, "k out of range"
assert len(values) == n, "expected n values"
assert all(-(10**9) <= value <= 10**9 for value in values), "value out of range"
sys.exit(42)
