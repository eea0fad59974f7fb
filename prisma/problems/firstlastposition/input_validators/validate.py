#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINE = rf"{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]* [1-9][0-9]*\n{LINE}{LINE}", text), "expected n, q and two lines"
first, second, third, _ = text.split("\n")
n, q = map(int, first.split())
nums = [int(token) for token in second.split()]
queries = [int(token) for token in third.split()]
assert 1 <= n <= 200000, "n out of range"
assert 1 <= q <= 100000, "q out of range"
assert len(nums) == n, "expected n numbers"
assert len(queries) == q, "expected q queries"
assert all(-(10**9) <= num <= 10**9 for num in nums + queries), "number out of range"
assert all(a <= b for a, b in zip(nums, nums[1:])), "the list falls"
sys.exit(42)
