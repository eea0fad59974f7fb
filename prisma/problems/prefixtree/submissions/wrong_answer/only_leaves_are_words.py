#!/usr/bin/env python3
# Wrong: takes a word for present only if nothing follows it.
import sys


class PrefixTree:
    def __init__(self):
        self.root = {}

    def insert(self, word):
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def walk(self, letters):
        node = self.root
        for letter in letters:
            if letter not in node:
                return None
            node = node[letter]
        return node

    def search(self, word):
        node = self.walk(word)
        return node is not None and not node

    def starts_with(self, prefix):
        return self.walk(prefix) is not None


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
