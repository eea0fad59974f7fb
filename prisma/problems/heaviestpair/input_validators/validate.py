#!/usr/bin/env python3
import re
import sys

NUMBER = r"[1-9][0-9]*"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of weights"
first, second, _ = text.split("\n")
n, weights = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 100000, "n out of range"
assert len(weights) == n, "expected n weights"
assert all(1 <= weight <= 10**9 for weight in weights), "weight out of range"
sys.exit(42)
