#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9] [1-9]\n([A-Z]+\n){2,}", text), "expected r and c, rows and a word"
first, *rows, word = text.splitlines()
r, c = map(int, first.split())
assert r <= 6, "r out of range"
assert c <= 6, "c out of range"
assert len(rows) == r, "expected r rows and a word"
assert all(len(row) == c for row in rows), "expected c letters in each row"
assert len(word) <= 10, "the word is too long"
sys.exit(42)
