import sys

a = sys.stdin.readline().split()
print()
print(*a)
print(*a, sep=', ', end='!\n')
print('a', 'b', sep='', end='', flush=True)
print('\n', a, {'k': 1}, (1,), None, True, 1.0, file=sys.stdout)
print('said', end='\t')
sys.stdout.write(str(sys.stdout.write('four')) + '\n')
sys.stdout.writelines(['x\n', 'y\n'])
print('no new line at the end', end='')
