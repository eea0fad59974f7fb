#!/usr/bin/env python3
import re
import sys

COUNT = r"(0|[1-9][0-9]{0,5})"
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,9}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
lines = text[:-1].split("\n")
head = re.fullmatch(rf"{COUNT} {COUNT}", lines[0])
assert head, "expected the number of words and of operations"
m, q = map(int, head.groups())
assert len(lines) == q + 2, "expected the tree and q operations"
assert 1 <= q <= 25000, "q out of range"
assert all(line in ("next", "hasnext") for line in lines[2:]), "unknown operation"

words = lines[1].split(" ") if lines[1] else []
assert len(words) == m, "expected m words"
assert not words or words[-1] != "null", "the tree ends with null"

# Places at which the next words stand: the range that a value must lie in, and its level.
places = [(-(10**9), 10**9, 1)]
nodes = 0
for i, word in enumerate(words):
    assert i < len(places), "a word that is nobody's child"
    if word == "null":
        continue
    assert NUMBER.fullmatch(word), f"no number: {word}"
    low, high, level = places[i]
    value = int(word)
    assert low <= value <= high, "out of range, or no search tree"
    assert level <= 1000, "too many levels"
    places.append((low, value - 1, level + 1))
    places.append((value + 1, high, level + 1))
    nodes += 1
assert nodes <= 10000, "too many nodes"
assert not words or words[0] != "null", "the root is null"
sys.exit(42)
