import math
import cmath
import statistics
import sys

a = [abs(int(w)) + 1 for w in sys.stdin.buffer.read().split() if w.strip(b'-').isdigit()] or [1]
print(math.gcd(*a), math.lcm(*a[:4]), math.isqrt(sum(a)), math.comb(20, a[0] % 20))
print(math.pi, math.e, math.inf, round(math.sqrt(a[0]), 9), math.prod(a[:5]))
print(statistics.median(a), round(statistics.pstdev(a), 6), cmath.sqrt(-4))
print(0.1 + 0.2, 1e16, 2.5e-7, round(2.5), -7 // 2, -7 % 3, divmod(7, -2), int('z', 36))
