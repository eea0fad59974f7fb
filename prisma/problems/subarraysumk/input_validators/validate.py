#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]* {NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n, k and a line of numbers"
first, second, _ = text.split("\n")
n, k = map(int, first.split())
nums = [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert -(10**9) <= k <= 10**9, "k out of range"
assert len(nums) == n, "expected n numbers"
assert all(-(10**9) <= num <= 10**9 for num in nums), "number out of range"
sys.exit(42)
