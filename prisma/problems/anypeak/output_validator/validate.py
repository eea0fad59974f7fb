#!/usr/bin/env python3
"""Takes any peak: validate.py INPUT ANSWER FEEDBACK < output"""
import os
import re
import sys

RIGHT, WRONG = 42, 43
NUMBER = re.compile(rb"0|[1-9][0-9]{0,5}")


def wrong(message):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as feedback:
        feedback.write(message + "\n")
    sys.exit(WRONG)


def main():
    with open(sys.argv[1]) as file:
        n = int(file.readline())
        nums = list(map(int, file.readline().split()))
    tokens = sys.stdin.buffer.read().split()

    if len(tokens) != 1:
        wrong("%d words, not the one place" % len(tokens))
    if not NUMBER.fullmatch(tokens[0]) or int(tokens[0]) >= n:
        wrong("this is not one of the places 0 to %d" % (n - 1))
    place = int(tokens[0])
    if place > 0 and nums[place - 1] > nums[place]:
        wrong("the number before place %d is larger" % place)
    if place + 1 < n and nums[place + 1] > nums[place]:
        wrong("the number behind place %d is larger" % place)
    sys.exit(RIGHT)


main()
