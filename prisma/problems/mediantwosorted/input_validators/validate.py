#!/usr/bin/env python3
import re
import sys

COUNT = r"(0|[1-9][0-9]*)"
NUMBER = r"(0|-?[1-9][0-9]*)"
LINE = rf"({NUMBER}( {NUMBER})*)?\n"

text = sys.stdin.read()
assert re.fullmatch(rf"{COUNT} {COUNT}\n{LINE}{LINE}", text), "expected n, m and two lines"
head, first, second, _ = text.split("\n")
n, m = map(int, head.split())
a = [int(token) for token in first.split()]
b = [int(token) for token in second.split()]
assert n <= 200000 and m <= 200000, "n or m out of range"
assert n + m >= 1, "no number at all"
assert len(a) == n and len(b) == m, "expected n and m numbers"
for nums in (a, b):
    assert all(-(10**9) <= num <= 10**9 for num in nums), "number out of range"
    assert all(x <= y for x, y in zip(nums, nums[1:])), "a list falls"
sys.exit(42)
