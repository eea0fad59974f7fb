#!/usr/bin/env python3
import re
import sys

NUMBER = r"[1-9][0-9]*"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of numbers"
first, second = text.splitlines()
n, nums = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 300000, "n out of range"
assert len(nums) == n, "expected n numbers"
assert all(1 <= num <= 10**6 for num in nums), "number out of range"
sys.exit(42)
