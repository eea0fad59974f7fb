#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
LINES = rf"[1-9][0-9]*\n({NUMBER}( {NUMBER})*\n){{2}}"

text = sys.stdin.read()
assert re.fullmatch(LINES, text), "expected n and two lines of values"
first, second, third, _ = text.split("\n")
n = int(first)
preorder, inorder = ([int(token) for token in line.split()] for line in (second, third))
assert 1 <= n <= 10000, "n out of range"
assert len(preorder) == len(inorder) == n, "expected n values in each line"
assert all(-(10**9) <= value <= 10**9 for value in preorder), "value out of range"
assert len(set(preorder)) == n, "the values must be different"
assert set(preorder) == set(inorder), "both lines must hold the same values"
places = {value: place for place, value in enumerate(inorder)}
parts, values = [(0, n - 1, 1)], iter(preorder)
while parts:
    low, high, level = parts.pop()
    if low > high:
        continue
    assert level <= 1000, "too many levels"
    place = places[next(values)]
    assert low <= place <= high, "there is no such tree"
    parts += [(place + 1, high, level + 1), (low, place - 1, level + 1)]
sys.exit(42)
