#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]*\n[012]( [012])*\n", text), "expected n and a line of 0, 1 and 2"
first, second, _ = text.split("\n")
n, nums = int(first), second.split()
assert 1 <= n <= 500000, "n out of range"
assert len(nums) == n, "expected n numbers"
sys.exit(42)
