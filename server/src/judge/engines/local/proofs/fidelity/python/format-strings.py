import sys

size = len(sys.stdin.read())
name, width = 'Ada', 8
print(f'{size=} {name!r:>{width}} {size:08.3f} {size:,} {size:x} {size:#b} {size:e}')
print(f'{"nested " + f"{name:*^{width}}"} {{}} {3 > 2} {[i for i in range(3)]}')
print('{0:>5}{1[key]}{2.real}'.format(1, {'key': 2}, 3))
