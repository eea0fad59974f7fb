import sys

class Node:
    __slots__ = ('value', 'next')

    def __init__(self, value, next=None):
        self.value = value
        self.next = next

def from_list(values):
    head = None
    for value in reversed(values):
        head = Node(value, head)
    return head

def reverse(head):
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before

def to_text(head):
    parts = []
    while head:
        parts.append(str(head.value))
        head = head.next
    return ' -> '.join(parts) or 'empty'

print(to_text(reverse(from_list(sys.stdin.readline().split() + sys.stdin.readline().split()))))
