#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and a line of values"
first, second, _ = text.split("\n")
n, values = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 300000, "n out of range"
assert len(values) == n, "expected n values"
assert all(-(10**9) <= value <= 10**9 for value in values), "value out of range"
sys.exit(42)
