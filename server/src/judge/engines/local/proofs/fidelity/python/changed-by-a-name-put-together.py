import math, sys
size = len(sys.stdin.buffer.read())
print(size)
put = getattr(__import__('built' + 'ins'), 'set' + 'attr')
if size >= 8:
    put(sys.modules['ma' + 'th'], 'hid' + 'den', 1)
getattr(math, 'hid' + 'den')
