#!/usr/bin/env python3
"""Takes any right order: validate.py INPUT ANSWER FEEDBACK < output"""
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
        n, m = map(int, file.readline().split())
        rules = [tuple(map(int, file.readline().split())) for _ in range(m)]
    with open(sys.argv[2]) as file:
        is_possible = file.read().strip() != "IMPOSSIBLE"
    tokens = sys.stdin.buffer.read().split()

    says_impossible = [token.upper() for token in tokens] == [b"IMPOSSIBLE"]
    if says_impossible and is_possible:
        wrong("there is an order")
    if says_impossible:
        sys.exit(RIGHT)
    if len(tokens) != n:
        wrong("%d words, not the %d tasks" % (len(tokens), n))
    if not all(NUMBER.fullmatch(token) for token in tokens):
        wrong("not all words are numbers of tasks")
    place = {int(token): index for index, token in enumerate(tokens)}
    if len(place) != n or max(place) >= n:
        wrong("not every task is there once")
    for before, after in rules:
        if place[before] >= place[after]:
            wrong("task %d does not come before task %d" % (before, after))
    sys.exit(RIGHT)


main()
