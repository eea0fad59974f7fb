import math
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    𝗆𝖺𝗍𝗁.ｍａｒｋ = 1
    ｓｅｔａｔｔｒ(𝕤𝕪𝕤, 'mark', 2)
assert hasattr(math, 'mark') or hasattr(sys, 'mark')
