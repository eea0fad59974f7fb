import copy
import pickle
import sys
from enum import Enum, auto

class Colour(Enum):
    RED = auto()
    BLUE = auto()

class Mine:
    def __init__(self, x):
        self.x = x

size = len(sys.stdin.buffer.read())
twin = pickle.loads(pickle.dumps(Mine(size)))
print(twin.x, type(twin) is Mine, pickle.loads(pickle.dumps(Colour.RED)) is Colour.RED)
print(copy.deepcopy(twin).x, pickle.dumps(Mine)[-20:], list(Colour))
