#!/usr/bin/env python3
# Wrong: takes it for granted that each level is full.
import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def level_order(root):
    nodes = [root] if root is not None else []
    for node in nodes:
        nodes += [child for child in (node.left, node.right) if child is not None]
    levels, size = [], 1
    while nodes:
        levels.append([node.val for node in nodes[:size]])
        nodes, size = nodes[size:], 2 * size
    return levels


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
