import sys

class Node:
    def __init__(self):
        self.me = self

size = len(sys.stdin.buffer.read())
nodes = [Node() for _ in range(20000)]
table = [[0] * 300 for _ in range(300)]
print(len(nodes), len(table), size)
