from dataclasses import dataclass, field, asdict, replace
import sys

@dataclass(order=True, frozen=True)
class Point:
    x: int
    y: int = 0
    tags: list = field(default_factory=list, compare=False)

    def norm(self) -> int:
        return abs(self.x) + abs(self.y)

a = [int(w) for w in sys.stdin.read().split() if w.lstrip('-').isdigit()]
points = [Point(x, i) for i, x in enumerate(a)]
print(sorted(points)[:3])
print(max((p.norm() for p in points), default='none'))
for p in points[:1]:
    print(asdict(p), replace(p, x=9) > p)
    try:
        p.x = 3
    except AttributeError as error:
        print(type(error).__name__, error)
