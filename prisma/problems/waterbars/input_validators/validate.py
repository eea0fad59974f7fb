#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"
LINES = rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and a line of heights"
first, second, _ = text.split("\n")
n, heights = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert len(heights) == n, "expected n heights"
assert all(0 <= height <= 10**9 for height in heights), "height out of range"
sys.exit(42)
