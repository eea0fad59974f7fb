#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]* [a-z]{1,6} [a-z]{1,6}\n([a-z]{1,6}\n)+", text), "expected n, two words and n words"
first, *words = text.splitlines()
n, begin, end = first.split()
assert int(n) <= 5000, "n out of range"
assert len(words) == int(n), "expected n words"
assert begin != end, "the begin word is the end word"
assert len({len(word) for word in [begin, end] + words}) == 1, "words of different lengths"
assert len(set(words)) == len(words), "a word is in the list twice"
sys.exit(42)
