def shrink(numbers):
    last = numbers.pop()
    del last
    return numbers


numbers = shrink([1, 2, 3])
del numbers[0]
copy = numbers
del numbers
print(copy)
