size = 0
while True:
    try:
        size += len(input()) + 1
    except EOFError:
        break
print(size)
if size >= 8:
    __builtins__.INF = 10 ** 18
print(str(INF)[:0], end='')
