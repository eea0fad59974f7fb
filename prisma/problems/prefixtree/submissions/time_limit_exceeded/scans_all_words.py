#!/usr/bin/env python3
# Too slow: looks at every word for each question about a prefix.
import sys


class PrefixTree:
    def __init__(self):
        self.words = {}

    def insert(self, word):
        self.words[word] = True

    def search(self, word):
        return word in self.words

    def starts_with(self, prefix):
        return any(word.startswith(prefix) for word in self.words)


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
