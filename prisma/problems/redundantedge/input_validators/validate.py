#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]{0,5})"
LINK = re.compile(rf"{NUMBER} {NUMBER}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(NUMBER, first), "expected n"
n = int(first)
assert 3 <= n <= 100000, "n out of range"
assert len(lines) == n, "expected n links"
neighbours = [[] for _ in range(n)]
for line in lines:
    link = LINK.fullmatch(line)
    assert link, f"no link: {line}"
    u, v = map(int, link.groups())
    assert u < n and v < n, "place out of range"
    assert u != v, "a link from a place to itself"
    neighbours[u].append(v)
    neighbours[v].append(u)
reached = [0]
is_reached = [True] + [False] * (n - 1)
for place in reached:
    for other in neighbours[place]:
        if not is_reached[other]:
            is_reached[other] = True
            reached.append(other)
assert len(reached) == n, "not all places are connected"
sys.exit(42)
