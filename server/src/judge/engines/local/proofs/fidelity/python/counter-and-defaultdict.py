from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
import sys

words = sys.stdin.read().split()
count = Counter(len(word) for word in words)
groups = defaultdict(list)
for word in words:
    groups[word[-1:]].append(word)
Pair = namedtuple('Pair', 'key size')
print(count.most_common(3))
print([Pair(key, len(group)) for key, group in sorted(groups.items()) if key.isascii()])
print(deque(words, maxlen=2).__len__(), list(OrderedDict.fromkeys(words))[:5])
