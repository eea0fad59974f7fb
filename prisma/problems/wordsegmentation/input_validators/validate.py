#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]+\n[1-9][0-9]*\n([a-z]+\n)+", text), "expected a text, n and words, one a line"
first, second, *words = text.split("\n")[:-1]
assert len(first) <= 2000, "the text is too long"
assert int(second) <= 1000, "n out of range"
assert len(words) == int(second), "expected n words"
assert all(len(word) <= 20 for word in words), "a word is too long"
assert len(set(words)) == len(words), "the words must be different"
sys.exit(42)
