#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]+\n[a-z]+\n", text), "expected two words of small letters"
s, t, _ = text.split("\n")
assert 1 <= len(s) <= 100000 and 1 <= len(t) <= 100000, "a word is too long"
sys.exit(42)
