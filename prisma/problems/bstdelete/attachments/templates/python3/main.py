#!/usr/bin/env python3
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


class SearchTree:
    def __init__(self):
        # Write your code here. At the end, the tree at self.root is printed.
        self.root: Optional[TreeNode] = None

    def insert(self, value: int) -> None:
        # Put the value in, unless it is there.
        pass

    def delete(self, value: int) -> None:
        # Take the value out, if it is there.
        pass

    def contains(self, value: int) -> bool:
        # Return True if the value is in the tree.
        return False


def tree_tokens(root):
    nodes = [root]
    for node in nodes:
        if node is not None:
            nodes += [node.left, node.right]
    while nodes and nodes[-1] is None:
        nodes.pop()
    return ["null" if node is None else str(node.val) for node in nodes]


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    tree = SearchTree()
    out = []
    for line in lines[1 : q + 1]:
        name, value = line.split()
        if name == "insert":
            tree.insert(int(value))
        elif name == "delete":
            tree.delete(int(value))
        else:
            out.append("true" if tree.contains(int(value)) else "false")
    out.append(" ".join(tree_tokens(tree.root)))
    print("\n".join(out))


main()
