#!/usr/bin/env python3
# Too slow: looks at every word for each question.
import sys
from typing import List


class Autocomplete:
    def __init__(self):
        self.weights = {}

    def add(self, word: str, weight: int) -> None:
        self.weights[word] = self.weights.get(word, 0) + weight

    def ask(self, prefix: str) -> List[str]:
        found = [word for word in self.weights if word.startswith(prefix)]
        return sorted(found, key=lambda word: (-self.weights[word], word))[:3]


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
