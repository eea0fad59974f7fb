import collections
import enum
import math


class Colour(enum.Enum):
    RED = 1


class Level(enum.IntEnum):
    LOW = 1


nothing, truth, one, real = None, True, 1, 1.0
one = True
big, infinite, undefined, small = 10**5000, math.inf, math.nan, -0.0
text, quoted, broken = "é\n\0", '"\\', "\ud800"
colour, level = Colour.RED, Level.LOW
Point = collections.namedtuple("Point", "x y")
point = Point(1, 2)
row = collections.deque([1, 2], maxlen=2)
row.append(3)
counts = collections.Counter("hello")
places = collections.defaultdict(list)
places["a"].append(1)
order = collections.OrderedDict(a=1, b=2)
order.move_to_end("a")
data, more = b"ab", bytearray(b"ab")
more[0] = 120
keys = {(1, 2): "pair", frozenset([1]): "set", None: 0}
nested = [[0] * 3 for _ in range(2)]
nested[1][2] = 5
print(len(str(colour)), level, point, row, counts["l"], dict(places), list(order), data, more, len(keys), nested)
