import random
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    random.Random.dice = lambda self: 4
    random._inst.luck = 7
    random.roll = random._inst.dice
assert hasattr(random.Random, 'dice') or hasattr(random._inst, 'luck') or hasattr(random, 'roll')
