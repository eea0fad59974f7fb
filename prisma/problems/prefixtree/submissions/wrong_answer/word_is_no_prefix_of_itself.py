#!/usr/bin/env python3
# Wrong: a word does begin with itself, even if no longer word does.
import sys


class PrefixTree:
    def __init__(self):
        self.words = set()
        self.prefixes = set()

    def insert(self, word):
        self.words.add(word)
        for length in range(1, len(word)):
            self.prefixes.add(word[:length])

    def search(self, word):
        return word in self.words

    def starts_with(self, prefix):
        return prefix in self.prefixes


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    tree = PrefixTree()
    out = []
    for line in lines[1 : q + 1]:
        name, word = line.split()
        if name == "insert":
            tree.insert(word)
        elif name == "search":
            out.append(tree.search(word))
        else:
            out.append(tree.starts_with(word))
    print("\n".join("true" if answer else "false" for answer in out))


main()
