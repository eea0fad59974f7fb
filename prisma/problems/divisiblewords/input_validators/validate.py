#!/usr/bin/env python3
import re
import sys

NUMBER = r"([1-9][0-9]*)"

text = sys.stdin.read()
match = re.fullmatch(rf"{NUMBER} {NUMBER} {NUMBER}\n", text)
assert match, "expected three positive integers and a newline"
assert all(int(token) <= 10000 for token in match.groups()), "number out of range"
sys.exit(42)
