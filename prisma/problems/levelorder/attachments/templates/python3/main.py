#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def level_order(root):
    # Write your code here. Return a list of lists: one per level.
    return []


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None



def main():
    sys.stdin.readline()
    levels = level_order(read_tree(sys.stdin.readline().split()))
    print(len(levels))
    for level in levels:
        print(len(level), *level)


main()
