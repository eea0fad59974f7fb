#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of numbers"
first, second, _ = text.split("\n")
n, nums = int(first), list(map(int, second.split()))
assert 2 <= n <= 200000, "n out of range"
assert len(nums) == n, "expected n numbers"
assert all(num < 2**31 for num in nums), "number out of range"
sys.exit(42)
