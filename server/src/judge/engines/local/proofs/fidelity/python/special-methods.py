import sys

class Vector:
    def __init__(self, *v): self.v = v
    def __add__(self, other): return Vector(*(a + b for a, b in zip(self.v, other.v)))
    def __eq__(self, other): return self.v == other.v
    def __hash__(self): return hash(self.v)
    def __repr__(self): return f'Vector{self.v}'
    def __len__(self): return len(self.v)
    def __getitem__(self, i): return self.v[i]
    def __bool__(self): return any(self.v)
    def __call__(self, k): return Vector(*(k * a for a in self.v))
    def __enter__(self): print('in'); return self
    def __exit__(self, *error): print('out', error[0]); return True
    def __contains__(self, x): return x == 3
    def __getattr__(self, name): return name.upper()

n = len(sys.stdin.read())
with Vector(n, 2) as v:
    print(v + v, v(3), len({v, Vector(n, 2)}), v[0], bool(Vector(0)), 3 in v, v.left, [*v])
    1 / 0
