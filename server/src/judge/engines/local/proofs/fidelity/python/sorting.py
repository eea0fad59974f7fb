import sys
from functools import cmp_to_key
from operator import itemgetter, attrgetter

words = sys.stdin.read().split()[:10]
print(sorted(words, key=cmp_to_key(lambda a, b: (a + b > b + a) - (a + b < b + a)), reverse=True))
pairs = sorted(((len(w), -i) for i, w in enumerate(words)), key=itemgetter(0))
print(pairs, min(pairs, default=0), sorted([3 + 1j, 1 + 2j], key=attrgetter('imag')))
words.sort(key=len)
print(words[:1] == sorted(words, key=len)[:1])
