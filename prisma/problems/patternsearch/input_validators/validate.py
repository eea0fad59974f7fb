#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]+\n[a-z]+\n", text), "expected a text and a pattern of small letters"
first, second, _ = text.split("\n")
assert 1 <= len(first) <= 200000, "the text is too long"
assert 1 <= len(second) <= 100000, "the pattern is too long"
sys.exit(42)
