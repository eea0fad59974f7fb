#!/usr/bin/env python3
import re
import sys

ARROW = r"(-1|0|[1-9][0-9]*)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n{ARROW}( {ARROW})*\n", text), "expected n and a line of arrows"
first, second, _ = text.split("\n")
n, arrows = int(first), [int(token) for token in second.split()]
assert 1 <= n <= 200000, "n out of range"
assert len(arrows) == n, "expected n arrows"
assert all(arrow < n for arrow in arrows), "there is no such node"
sys.exit(42)
