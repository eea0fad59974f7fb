import sys

class Tree:
    def __init__(self):
        self.root = None
        self.size = 0

    def insert(self, key):
        self.root = self._insert(self.root, key, None)

    def _insert(self, node, key, parent):
        if node is None:
            self.size += 1
            return {'key': key, 'left': None, 'right': None, 'parent': parent}
        side = 'left' if key < node['key'] else 'right'
        node[side] = self._insert(node[side], key, node)
        return node

    def __iter__(self):
        def walk(node):
            if node:
                yield from walk(node['left'])
                yield node['key']
                yield from walk(node['right'])
        return walk(self.root)

    def height(self, node):
        return 0 if node is None else 1 + max(self.height(node['left']), self.height(node['right']))

tree = Tree()
for word in sys.stdin.read().split():
    tree.insert(len(word) * 1000 + sum(map(ord, word)) % 997)
print(tree.size, tree.height(tree.root))
print(list(tree)[:10])
