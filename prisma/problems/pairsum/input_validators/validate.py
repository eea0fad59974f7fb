#!/usr/bin/env python3
import re
import sys
from collections import Counter

NUMBER = r"(0|-?[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER} {NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n, t and a line"
first, second = text.splitlines()
n, target = map(int, first.split())
nums = [int(token) for token in second.split()]
assert 2 <= n <= 300000, "n out of range"
assert len(nums) == n, "expected n numbers"
assert all(-(10**9) <= num <= 10**9 for num in nums + [target]), "number out of range"

count = Counter(nums)
# Every pair of different positions is met twice, once from each side.
pairs = sum(times * (count[target - num] - (num == target - num)) for num, times in count.items())
assert pairs == 2, "expected exactly one pair"
sys.exit(42)
