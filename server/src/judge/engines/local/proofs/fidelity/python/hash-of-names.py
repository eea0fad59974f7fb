import sys

size = len(sys.stdin.buffer.read())
words = {'one', 'two', 'three'}
print(sorted(words), sum(hash(w) for w in words) == sum(map(hash, words)), hash('') == 0, size)
print(len({i: i for i in range(1000)}), {3, 1, 2}, {i % 7 for i in range(100)})
