import sys

x = 'global'
size = len(sys.stdin.read())
print([x for x in range(3)], x)

class A:
    x = 'class'
    inner = [x for _ in range(1)]

    def get(self):
        return x

def counter():
    n = size
    def step():
        nonlocal n
        n += 1
        return n
    return step

step = counter()
print(A.inner, A().get(), step(), step())
fs = [lambda: i for i in range(3)]
print([f() for f in fs], [f() for f in [lambda i=i: i for i in range(3)]])
for i in range(2):
    pass
print(i, 'size' in globals(), sorted(locals() is globals() and [n for n in vars() if n[0] != '_']))
