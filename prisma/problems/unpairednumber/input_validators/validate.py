#!/usr/bin/env python3
import re
import sys
from collections import Counter

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"[1-9][0-9]*\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and a line of numbers"
first, second, _ = text.split("\n")
n, nums = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 199999 and n % 2 == 1, "n out of range, or even"
assert len(nums) == n, "expected n numbers"
assert all(-(2**31) <= num < 2**31 for num in nums), "number out of range"
counts = sorted(Counter(nums).values())
assert counts[0] == 1 and all(count == 2 for count in counts[1:]), "expected pairs and one number"
sys.exit(42)
