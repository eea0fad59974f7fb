class Node:
    count = 0

    def __init__(self, value, next=None):
        self.value, self.next = value, next
        Node.count += 1

    @property
    def double(self):
        print("asked for double")
        return 2 * self.value


class Small:
    __slots__ = ("left", "right")

    def __init__(self, left):
        self.left = left


def reverse(head):
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before


head = reverse(Node(1, Node(2, Node(3))))
while head:
    print(head.value, Node.count)
    head = head.next
small = Small(3)
print(small.left)
