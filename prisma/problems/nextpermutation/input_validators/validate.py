#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"[1-9][0-9]*\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and a line of numbers"
first, second, _ = text.split("\n")
n = int(first)
nums = [int(token) for token in second.split()]
assert 1 <= n <= 100000, "n out of range"
assert len(nums) == n, "expected n numbers"
assert all(-(10**9) <= num <= 10**9 for num in nums), "number out of range"
sys.exit(42)
