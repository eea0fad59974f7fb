#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,18})"

text = sys.stdin.read()
match = re.fullmatch(rf"{NUMBER} {NUMBER} {NUMBER}\n", text)
assert match, "expected three whole numbers in one line"
b, e, m = map(int, match.groups())
assert 0 <= b <= 10**9, "b out of range"
assert 0 <= e <= 10**18, "e out of range"
assert 1 <= m <= 10**9, "m out of range"
sys.exit(42)
