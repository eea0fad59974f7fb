#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[a-z]+\n", text), "expected one line of small letters"
assert len(text) - 1 <= 100000, "the text is too long"
sys.exit(42)
