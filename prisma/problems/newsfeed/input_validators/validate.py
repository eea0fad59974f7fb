#!/usr/bin/env python3
import re
import sys

OPERATION = re.compile(r"(post|follow|unfollow) ([1-9][0-9]{0,9}) ([1-9][0-9]{0,9})|feed ([1-9][0-9]{0,9})")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(r"[1-9][0-9]{0,4}", first), "expected the number of operations"
assert 1 <= int(first) <= 50000, "q out of range"
assert len(lines) == int(first), "expected q operations"
followed = {}
has_feed = False
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line[:60]}"
    name, user, other, reader = operation.groups()
    assert all(int(number) <= 10**9 for number in (user, other, reader) if number), "number out of range"
    if reader:
        has_feed = True
    elif name == "follow" and user != other:
        followed.setdefault(user, set()).add(other)
        assert len(followed[user]) <= 50, "a user follows more than 50 others"
    elif name == "unfollow":
        followed.get(user, set()).discard(other)
assert has_feed, "expected at least one feed"
sys.exit(42)
