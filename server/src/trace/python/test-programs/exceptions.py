class Wrong(Exception):
    def __str__(self):
        print("asked for words")
        return "wrong"


def fail(depth):
    try:
        if depth == 0:
            raise Wrong(7)
        return fail(depth - 1)
    finally:
        print("left", depth)


try:
    fail(3)
except Wrong as error:
    print("caught", error.args)
for text in ("1", "x"):
    try:
        print(int(text))
    except ValueError as error:
        print(error)
    else:
        print("fine")
