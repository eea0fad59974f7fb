import sys

n = 2000 + len(sys.stdin.buffer.read())
prime = bytearray([1]) * (n + 1)
prime[0:2] = b'\0\0'
for i in range(2, int(n ** 0.5) + 1):
    if prime[i]:
        prime[i * i :: i] = bytes(len(range(i * i, n + 1, i)))
print(sum(prime), [i for i in range(n, n - 60, -1) if prime[i]])
