#!/usr/bin/env python3
import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def level_order(root):
    levels = []
    level = [root] if root is not None else []
    while level:
        levels.append([node.val for node in level])
        children = [child for node in level for child in (node.left, node.right)]
        level = [child for child in children if child is not None]
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
