#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,9})"
LIST = rf"{NUMBER}( {NUMBER})*"

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
lines = text[:-1].split("\n")
assert len(lines) == 3, "expected three lines"
head = re.fullmatch(rf"{NUMBER} {NUMBER}", lines[0])
assert head, "expected n and m"
n, m = map(int, head.groups())
assert 1 <= n <= 200000, "n out of range"
assert 1 <= m <= 200000, "m out of range"
assert re.fullmatch(LIST, lines[1]), "expected the free rooms"
assert re.fullmatch(LIST, lines[2]), "expected the groups"
rooms = list(map(int, lines[1].split()))
groups = list(map(int, lines[2].split()))
assert len(rooms) == n, "expected n houses"
assert len(groups) == m, "expected m groups"
assert max(rooms) <= 10**9, "free rooms out of range"
assert all(1 <= size <= 10**9 for size in groups), "group out of range"
sys.exit(42)
