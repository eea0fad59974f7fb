#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"{NUMBER} {NUMBER}\n{NUMBER}( {NUMBER})*\n({NUMBER} {NUMBER}\n)+"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n, q, a line of numbers and questions"
first, second, *rest = text.splitlines()
n, q = map(int, first.split())
nums = [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert 1 <= q <= 100000, "q out of range"
assert len(nums) == n, "expected n numbers"
assert all(-(10**9) <= num <= 10**9 for num in nums), "number out of range"
assert len(rest) == q, "expected q questions"
for question in rest:
    left, right = map(int, question.split())
    assert 0 <= left <= right < n, "places out of range"
sys.exit(42)
