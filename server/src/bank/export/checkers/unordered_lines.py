#!/usr/bin/env python3
"""Right when the lines are, in any order; blank lines and blanks at line ends do not count."""
import sys

BLANKS = b" \t\n\v\f\r\0"


def lines(data):
    stripped = [line.rstrip(BLANKS) for line in data.split(b"\n")]
    return sorted(line for line in stripped if line)


with open(sys.argv[2], "rb") as answer:
    expected = lines(answer.read())
sys.exit(42 if lines(sys.stdin.buffer.read()) == expected else 43)
