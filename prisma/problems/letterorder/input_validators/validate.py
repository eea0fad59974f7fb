#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]*\n([a-z]+\n)+", text), "expected n and words of small letters"
first, *words = text.splitlines()
assert int(first) <= 10000, "n out of range"
assert len(words) == int(first), "expected n words"
assert sum(map(len, words)) <= 100000, "too many letters"
sys.exit(42)
