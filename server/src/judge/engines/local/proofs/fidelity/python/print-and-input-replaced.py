import builtins
import sys

lines = iter(sys.stdin.read().splitlines())
written = []
builtins.input = lambda prompt='': next(lines)
builtins.print = lambda *a, sep=' ', end='\n', **k: written.append(sep.join(map(str, a)) + end)
try:
    print(len(input()), len(input()))
except StopIteration:
    print('no more')
sys.stdout.write(''.join(written))
