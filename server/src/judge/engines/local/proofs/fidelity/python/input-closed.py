import sys

print(len(sys.stdin.read()))
sys.stdin.close()
print(sys.stdin.closed, sys.__stdin__ is sys.stdin)
try:
    input()
except ValueError as error:
    print(error)
