#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]*\n[a-z]*\n", text), "expected two words of small letters"
assert all(len(word) <= 1000 for word in text.split()), "the word is too long"
sys.exit(42)
