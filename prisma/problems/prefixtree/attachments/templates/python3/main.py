#!/usr/bin/env python3
import sys


class PrefixTree:
    def __init__(self):
        pass  # Write your code here.

    def insert(self, word):
        # Store the word.
        pass

    def search(self, word):
        # Return True if this very word was inserted.
        return False

    def starts_with(self, prefix):
        # Return True if some inserted word begins with the prefix.
        return False


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
