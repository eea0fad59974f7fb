import sys

def print(*args, sep=' ', end='\n'):
    sys.stdout.write('> ' + sep.join(map(str, args)) + end)

def input():
    return sys.stdin.readline().rstrip()

len = lambda x: sum(1 for _ in x)
list, str2, id, max = [], str, 5, 'max'
print(len(input()), len(input()), list, id, max)
