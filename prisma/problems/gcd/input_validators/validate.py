#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9][0-9]*) (0|[1-9][0-9]*)\n", text), "expected two integers and a newline"
a, b = map(int, text.split())
assert 0 <= a <= 10**12 and 0 <= b <= 10**12, "a or b out of range"
assert a > 0 or b > 0, "both are 0"
sys.exit(42)
