#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"
LINES = rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and a line of numbers"
first, second, _ = text.split("\n")
n, nums = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert len(nums) == n, "expected n numbers"
assert all(0 <= num <= 10**4 for num in nums), "number out of range"
sys.exit(42)
