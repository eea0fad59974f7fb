#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of heights"
first, second, _ = text.split("\n")
n = int(first)
heights = [int(token) for token in second.split()]
assert 2 <= n <= 200000, "n out of range"
assert len(heights) == n, "expected n heights"
assert all(height <= 10**9 for height in heights), "height out of range"
sys.exit(42)
