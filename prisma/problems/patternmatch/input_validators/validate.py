#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]*\n(?:[a-z.]\*?)+\n", text), "expected a text of small letters and a pattern"
first, second, _ = text.split("\n")
assert len(first) <= 1000, "the text is too long"
assert 1 <= len(second) <= 1000, "the pattern is too long"
sys.exit(42)
