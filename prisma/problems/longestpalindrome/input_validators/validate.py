#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]+\n", text), "expected a word of small letters"
assert len(text.rstrip("\n")) <= 5000, "the word is too long"
sys.exit(42)
