with open(0) as file:
    print(file.readline())
try:
    print(open(0).read())
except OSError as error:
    print(error)
