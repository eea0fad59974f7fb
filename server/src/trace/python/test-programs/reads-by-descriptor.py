import os

data = open(0).read()
os.write(1, b"before\n")
print(data)
