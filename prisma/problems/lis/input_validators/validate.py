#!/usr/bin/env python3
import re
import sys

COUNT = r"[1-9][0-9]{0,5}"
NUMBER = r"(?:0|-?[1-9][0-9]{0,9})"

text = sys.stdin.read()
assert re.fullmatch(rf"{COUNT}\n{NUMBER}( {NUMBER})*\n", text), "expected n and a line of numbers"
first, second = text.splitlines()
values = [int(token) for token in second.split(" ")]
assert 1 <= int(first) <= 200000, "n out of range"
assert len(values) == int(first), "expected n numbers"
assert all(-(10**9) <= value <= 10**9 for value in values), "number out of range"
sys.exit(42)
