import io
import os
import sys

input = io.BytesIO(os.read(0, os.fstat(0).st_size)).readline
print(input().strip(), input().split()[:3])
sys.stdout.flush()
