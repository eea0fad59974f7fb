#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"
AMOUNTS = rf"{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n{AMOUNTS}{AMOUNTS}", text), "expected n and two lines of amounts"
first, *lines = text.splitlines()
n, amounts = int(first), [[int(token) for token in line.split()] for line in lines]
assert 1 <= n <= 200000, "n out of range"
assert all(len(line) == n for line in amounts), "expected n amounts in each line"
assert all(0 <= amount <= 10000 for line in amounts for amount in line), "amount out of range"
sys.exit(42)
