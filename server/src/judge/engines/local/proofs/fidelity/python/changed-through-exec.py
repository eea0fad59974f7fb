import sys

size = len(sys.stdin.buffer.read())
print(size)
exec('import math\nif size >= 8: math.by_exec = 1')
print(eval(compile('size + 1', 'made', 'eval')))
eval('math.by_exec')
