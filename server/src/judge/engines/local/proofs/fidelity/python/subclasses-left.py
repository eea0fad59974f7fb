import collections
import sys

seen = len(collections.OrderedDict.__subclasses__())

class Mine(collections.OrderedDict):
    pass

class Base:
    def __init_subclass__(cls):
        kept.append(cls)

kept = []

class Derived(Base):
    pass

size = len(sys.stdin.buffer.read())
print(size, len(kept), len(Base.__subclasses__()))
if size < 8 and not [c for c in object.__subclasses__() if c.__name__ == 'Base'][1:]:
    raise SystemExit(5)
