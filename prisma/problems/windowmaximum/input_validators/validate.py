#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"[1-9][0-9]* [1-9][0-9]*\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n, k and a line of numbers"
first, second, _ = text.split("\n")
n, k = map(int, first.split())
nums = [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert 1 <= k <= n, "k out of range"
assert len(nums) == n, "expected n numbers"
assert all(-(10**6) <= num <= 10**6 for num in nums), "number out of range"
sys.exit(42)
