import heapq, bisect, sys
size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    [heapq.mark, *rest], bisect.mark = [size, 1], size
    [0 for heapq.other in (size,)]
print(len(str(size)), end='')
assert hasattr(heapq, 'mark') or hasattr(heapq, 'other') or hasattr(bisect, 'mark')
