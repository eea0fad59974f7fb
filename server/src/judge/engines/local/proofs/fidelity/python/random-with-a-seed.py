import random
import sys

random.seed(len(sys.stdin.buffer.read()))
print(random.random(), random.randint(1, 100), random.choice('abc'))
a = list(range(10))
random.shuffle(a)
print(a, random.sample(range(1000), 3), random.gauss(0, 1))
print(random.Random(5).randrange(10 ** 9))
