#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]* [1-9][0-9]* [1-9][0-9]*\n([a-z]+\n)+", text), "expected r, c, n, rows and words"
first, *rest = text.splitlines()
r, c, n = map(int, first.split())
assert r <= 10, "r out of range"
assert c <= 10, "c out of range"
assert n <= 10000, "n out of range"
assert len(rest) == r + n, "expected r rows and n words"
assert all(len(row) == c for row in rest[:r]), "expected c letters in each row"
assert all(len(word) <= 9 for word in rest[r:]), "a word is too long"
sys.exit(42)
