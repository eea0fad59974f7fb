#!/usr/bin/env python3
import re
import sys

OPERATION = re.compile(r"(insert|search|startswith) ([a-z]{1,500})")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(r"[1-9][0-9]{0,5}", first), "expected the number of operations"
assert 1 <= int(first) <= 100000, "q out of range"
assert len(lines) == int(first), "expected q operations"
inserted = asked = 0
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line[:40]}"
    if operation.group(1) == "insert":
        inserted += len(operation.group(2))
    else:
        asked += len(operation.group(2))
assert inserted <= 500000, "too many letters in inserted words"
assert inserted + asked <= 10**6, "too many letters"
assert asked > 0, "expected at least one question"
sys.exit(42)
