import sys

class Node:
    made = 0
    all = []

    def __init__(self, value):
        Node.made += 1
        self.all.append(value)

for word in sys.stdin.read().split()[:5]:
    Node(len(word))
print(Node.made, Node.all, Node.__subclasses__(), Node.__module__, Node.__qualname__)
