#!/usr/bin/env python3
# Wrong: of two words with the same weight, it keeps the one that was there first.
import sys
from typing import List


class Entry:
    __slots__ = ("word", "weight")

    def __init__(self, word):
        self.word = word
        self.weight = 0


class Node:
    __slots__ = ("children", "best")

    def __init__(self):
        self.children = {}
        self.best = []  # Of the words below, the three heaviest.

    def offer(self, entry):
        if entry not in self.best:
            self.best.append(entry)
        self.best.sort(key=lambda entry: -entry.weight)
        del self.best[3:]


class Autocomplete:
    def __init__(self):
        self.root = Node()
        self.entries = {}

    def add(self, word: str, weight: int) -> None:
        if word not in self.entries:
            self.entries[word] = Entry(word)
        entry = self.entries[word]
        entry.weight += weight
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
            node.offer(entry)

    def ask(self, prefix: str) -> List[str]:
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return []
        return [entry.word for entry in node.best]


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
