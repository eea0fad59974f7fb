#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9][0-9]*)\n[A-Z]+\n", text), "expected k and a text of capital letters"
first, second, _ = text.split("\n")
assert 0 <= int(first) <= 200000, "k out of range"
assert 1 <= len(second) <= 200000, "the text is too long"
sys.exit(42)
