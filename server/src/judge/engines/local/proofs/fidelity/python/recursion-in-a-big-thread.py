import sys
import threading

sys.setrecursionlimit(1 << 25)
threading.stack_size(1 << 26)

def main():
    size = len(sys.stdin.buffer.read())
    memo = {}

    def go(n):
        if n in memo:
            return memo[n]
        memo[n] = n if n < 2 else (go(n - 1) + go(n - 2)) % 1000003
        return memo[n]

    print(go(size + 3000))

thread = threading.Thread(target=main)
thread.start()
thread.join()
