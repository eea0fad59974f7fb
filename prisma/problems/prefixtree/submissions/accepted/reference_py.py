#!/usr/bin/env python3
import sys


class Node:
    def __init__(self):
        self.children = {}
        self.is_word = False


class PrefixTree:
    def __init__(self):
        self.root = Node()

    def insert(self, word):
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.is_word = True

    def search(self, word):
        node = self.walk(word)
        return node is not None and node.is_word

    def starts_with(self, prefix):
        return self.walk(prefix) is not None

    # The node that the letters lead to, or None where the path ends early.
    def walk(self, letters):
        node = self.root
        for letter in letters:
            node = node.children.get(letter)
            if node is None:
                return None
        return node


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
