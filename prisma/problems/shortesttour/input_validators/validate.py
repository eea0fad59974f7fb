#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n({NUMBER}( {NUMBER})*\n)+", text), "expected n and rows of numbers"
first, *lines = text.splitlines()
n = int(first)
cost = [[int(token) for token in line.split(" ")] for line in lines]
assert 1 <= n <= 14, "n out of range"
assert len(cost) == n and all(len(row) == n for row in cost), "expected n rows of n prices"
assert all(price <= 10**9 for row in cost for price in row), "price out of range"
assert all(cost[i][i] == 0 for i in range(n)), "the way from a town to itself must cost 0"
sys.exit(42)
