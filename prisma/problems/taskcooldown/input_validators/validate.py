#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,6})"

text = sys.stdin.read()
match = re.fullmatch(rf"{NUMBER} {NUMBER}\n([A-Z]+)\n", text)
assert match, "expected n, k and a line of capital letters"
n, k = int(match.group(1)), int(match.group(2))
assert 1 <= n <= 100000, "n out of range"
assert 0 <= k <= 1000000, "k out of range"
assert len(match.group(3)) == n, "expected n letters"
sys.exit(42)
