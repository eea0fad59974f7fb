def count(limit):
    try:
        for n in range(limit):
            received = yield n
            if received:
                print("received", received)
    finally:
        print("closed")


def chain():
    yield from count(2)
    yield "end"


numbers = count(5)
print(next(numbers), numbers.send("hello"))
numbers.close()
print(list(chain()))
for number in count(9):
    if number == 2:
        break
print("after")
