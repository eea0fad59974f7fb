#!/usr/bin/env python3
import sys
from typing import List


class Autocomplete:
    def __init__(self):
        pass  # Write your code here.

    def add(self, word: str, weight: int) -> None:
        # Make the word heavier by the weight.
        pass

    def ask(self, prefix: str) -> List[str]:
        # Return the three heaviest words that begin with the prefix, the heaviest first.
        return []


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    field = Autocomplete()
    out = []
    for line in lines[1 : q + 1]:
        name, word, *weight = line.split()
        if name == "add":
            field.add(word, int(weight[0]))
        else:
            words = field.ask(word)
            out.append(" ".join([str(len(words)), *words]))
    print("\n".join(out))


main()
