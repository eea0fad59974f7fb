#!/usr/bin/env python3
import re
import sys

NUMBER = r"([1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER} {NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n, the target and a line of numbers"
first, second, _ = text.split("\n")
n, target = map(int, first.split())
nums = [int(token) for token in second.split()]
assert 1 <= n <= 20, "n out of range"
assert target <= 40, "target out of range"
assert len(nums) == n, "expected n numbers"
assert max(nums) <= 100, "number out of range"
assert len(set(nums)) == n, "equal numbers"
ways = [1] + [0] * target
for num in nums:
    for total in range(num, target + 1):
        ways[total] += ways[total - num]
assert ways[target] <= 20000, "too many combinations"
sys.exit(42)
