#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]*\n([a-z]+\n)+", text), "expected n and words, one a line"
first, *words = text.split("\n")[:-1]
n = int(first)
assert 1 <= n <= 50000, "n out of range"
assert len(words) == n, "expected n words"
assert all(len(word) <= 10 for word in words), "a word is too long"
sys.exit(42)
