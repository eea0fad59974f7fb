#!/usr/bin/env python3
import re
import sys
from collections import Counter

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]* [a-z]{1,10}\n([a-z]{1,10} [a-z]{1,10}\n)+", text), "expected n, a name and tickets"
first, *lines = text.splitlines()
n, start = first.split()
assert int(n) <= 10000, "n out of range"
assert len(lines) == int(n), "expected n tickets"
surplus = Counter()
goals = {}
for line in lines:
    begin, goal = line.split()
    surplus[begin] += 1
    surplus[goal] -= 1
    goals.setdefault(begin, []).append(goal)
# The route leaves its first place once more than it comes there, and its last place once less.
uneven = sorted((count, place) for place, count in surplus.items() if count != 0)
if uneven:
    assert len(uneven) == 2 and uneven[0][0] == -1 and uneven[1] == (1, start), "no route uses all tickets"
reached = [start]
is_reached = {start}
for place in reached:
    for goal in goals.get(place, []):
        if goal not in is_reached:
            is_reached.add(goal)
            reached.append(goal)
assert all(begin in is_reached for begin in goals), "not all tickets can be reached from the start"
sys.exit(42)
