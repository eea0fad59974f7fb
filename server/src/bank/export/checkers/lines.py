#!/usr/bin/env python3
"""Right when every line is; blanks at the ends of lines and of the output do not count."""
import sys

BLANKS = b" \t\n\v\f\r\0"


def lines(data):
    return [line.rstrip(BLANKS) for line in data.rstrip(BLANKS).split(b"\n")]


with open(sys.argv[2], "rb") as answer:
    expected = lines(answer.read())
sys.exit(42 if lines(sys.stdin.buffer.read()) == expected else 43)
