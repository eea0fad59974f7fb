import sys

def solve():
    text = sys.stdin.read()
    print(len(text))
    if len(text) == 8:
        sys.exit()
    if not text:
        sys.exit(0)
    if len(text) == 4:
        sys.exit(None)
    print('long')
    sys.exit(False)

solve()
print('never')
