#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of numbers"
first, second, _ = text.split("\n")
nums = [int(token) for token in second.split()]
assert 1 <= int(first) <= 200000, "n out of range"
assert len(nums) == int(first), "expected n numbers"
assert all(-(10**9) <= num <= 10**9 for num in nums), "number out of range"
assert all(a != b for a, b in zip(nums, nums[1:])), "equal neighbours"
sys.exit(42)
